extension ArabicLexicon {
  /// Moroccan verbs, a line each, and what is written with them: persons, particles, objects and
  /// the negation; the list is our own.
  ///
  /// Of the imperfect MI is the stem before nothing and consonants, MV before a vowel, MW one that
  /// ends in a vowel; of the past MS is the stem of the first and second persons, MH and MF those
  /// of the third, ME one that ends in a vowel with its endings, and MT without. MX is MI, MS and
  /// MH, MY is MV and MF, MD is MI, MW and MS; a hollow verb has MO for MI and MV, and MU for MH
  /// and MF. Verbs that take objects have a T in place of the M.
  static let moroccanVerbs: StaticString = """
    alike ch sh
    alike kh 5 x
    alike gh 8
    alike 9 q
    alike u ou oo o
    alike h 7
    affix MX,TX MI,TI - -
    affix MX,TX MS,TS - -
    affix MX,TX MH,TH - -
    affix MY,TY MV,TV - -
    affix MY,TY MF,TF - -
    affix MX,TX MV,TV - -
    affix MX,TX MF,TF - -
    affix MO,TO MI,TI - -
    affix MO,TO MV,TV - -
    affix MU,TU MH,TH - -
    affix MU,TU MF,TF - -
    affix MD,TD MI,TI - -
    affix MD,TD MW,TW - -
    affix MD,TD MS,TS - -
    # The imperfect by its persons, with objects, and with its particles.
    affix MI,TI present,open n- n- ne-
    affix MI,TI present,open t- t- te-
    affix MI,TI present,open y- y- ye-
    affix MI,TI slurred,slurred y- i-
    affix MV,TV present,open n-w n-u
    affix MV,TV present,open t-w t-u
    affix MV,TV present,open t-y t-i
    affix MV,TV present,open y-w y-u
    affix MV,TV slurred,slurred y-w i-u
    affix MW,TW present,open n-w n-w ne-w
    affix MW,TW present,open t-w t-w te-w
    affix MW,TW present,open y-w y-w ye-w
    affix open present - -
    affix open present -ny -ni
    affix open present -k -k -ek
    affix open present -hA -ha
    affix open present -nA -na
    affix open present -km -kum
    affix open present -hm -hum
    affix open present -ly -li
    affix open present -lk -lk -lek
    affix open present -lw -lu
    affix open present -lhA -lha
    affix open present -lnA -lna
    affix open present -lkm -lkum
    affix open present -lhm -lhum
    affix present . - -
    affix present . k- ka- k-
    affix slurred . k- ka- k-
    affix present . t- ta-
    affix present . g- gha-
    affix slurred . g- gha-
    # Inside a word the last vowel is an alef.
    affix MW,TW denied,denied n- n- ne-
    affix MW,TW denied,denied t- t- te-
    affix MW,TW denied,denied y- y- ye-
    affix denied . mA-$ ma-ch
    affix present . mA-$ ma-ch
    affix present lasting k- ka-
    affix lasting . mA-$ ma-ch
    # The past.
    affix MT,TT told,told - -
    affix MS,TS told,past -t -t
    affix MS,TS told,past -ty -ti
    affix MS,TS told,past -nA -na
    affix MS,TS told,past -tw -tu -tiw
    affix MH,TH told,past - -
    affix MF,TF told,past -t -at -et
    affix MF,TF told,past -w -u
    affix ME,TE told,past -t -t
    affix ME,TE told,past -w -w
    affix TE past - -
    # What is asked for.
    affix MI,TI told,past - -
    affix MV,TV told,past -y -i
    # Objects.
    affix past told - -
    affix past told -ny -ni
    affix past told -k -k -ek
    affix past told -hA -ha
    affix past told -nA -na
    affix past told -h -u
    affix past told -km -kum
    affix past told -hm -hum
    affix past told -ly -li
    affix past told -lk -lk -lek
    affix past told -lw -lu
    affix past told -lhA -lha
    affix past told -lnA -lna
    affix past told -lkm -lkum
    affix past told -lhm -lhum
    affix told . - -
    affix told . mA-$ ma-ch
    # Verbs whose stem stays.
    stem MX=EyT 3eyet 3ayet 3iyet MY=EyT 3eyt 3ayt
    stem TX=jAwb jaweb jawb TY=jAwb jawb
    stem TX=EAwn 3awen 3awn TY=EAwn 3awn
    stem MX=EAwd 3awed 3awd MY=EAwd 3awd
    stem MX=sAfr safer MY=sAfr safr
    stem TX=SyfT sifet sayfet TY=SyfT sift sayft
    stem TX=bdl beddel bedel TY=bdl bedl beddl
    stem MX=qlb 9elleb 9leb 9eleb MY=qlb 9ellb 9elb
    stem TX=swl sewwel suwel TY=swl sewwl
    stem MX=xlS khelles MY=xlS khells
    stem MX=Tyb tiyeb MY=Tyb tiyb
    stem TX=klm kellem TY=klm kellm
    stem MX=hrs herres MY=hrs herrs
    stem MX=fkr fekker MY=fkr fekkr
    stem MX=tfkr tfekker tfeker MY=tfkr tfekkr
    stem MX=tklm tkellem tkelem MY=tklm tkellm
    stem MX=tzwj tzewwej tzewej MY=tzwj tzewwj
    stem MX=tElm t3ellem t3elem MY=tElm t3ellm
    stem MX=xdm khdem khdam MY=xdm khedm khdm
    stem TX=fhm fhem fham TY=fhm fehm fhm
    stem TX=smE sme3 sma3 TY=smE sem3 sm3
    stem TX=Erf 3ref 3raf TY=Erf 3erf 3rf
    stem MX=hDr hder hdar MY=hDr hedr hdr
    stem MX=nEs n3es MY=nEs ne3s n3s
    stem TX=ktb kteb TY=ktb ketb ktb
    stem MX=lEb l3eb MY=lEb le3b l3b
    stem MX=dxl dkhel MY=dxl dekhl dkhl
    stem MX=xrj khrej khroj MY=xrj kherj khrj
    stem MX=rjE rje3 MY=rjE rej3 rj3
    stem MX=Tlb tleb MY=Tlb telb
    stem MX=SbH sbeh MY=SbH sebh
    stem MX=ftH fteh MY=ftH feth
    stem MX=$rb chreb MY=$rb cherb
    stem MX=rkb rkeb MY=rkb rekb
    stem MX=hbT hbet MY=hbT hebt MS=hbT hbe
    stem MX=TlE tle3 MY=TlE tel3
    stem MX=wSl wsel MY=wSl wesl
    stem MX=wqf w9ef wgef MY=wqf we9f wegf
    stem MX=Hsb hseb MY=Hsb hesb
    stem MX=jls gles MY=jls gels
    stem MX=DHk dhek MY=DHk dehk
    stem MX=lbs lbes MY=lbs lebs
    stem MX=gsl ghsel MY=gsl ghesl
    stem MX=xsr khser MY=xsr khesr
    stem MX=rbH rbeh MY=rbH rebh
    stem MX=Sbr sber MY=Sbr sebr
    stem MX=skn sken MY=skn sekn
    stem MX=qdr 9der 9dar MY=qdr 9edr 9dr
    stem TX=Drb dreb TY=Drb derb
    stem MX=hrb hreb MY=hrb herb
    stem MX=srq sre9 MY=srq ser9
    stem MX=krh kreh MY=krh kerh
    stem TX=Ejb 3jeb TY=Ejb 3ejb 3jb
    # Verbs that end in a vowel.
    stem MD=m$y mchi ME=m$A mcha MT=m$A mcha
    stem MD=$ry chri ME=$rA chra MT=$rY chra
    stem MD=bgy bghi ME=bgA bgha MT=bgA bgha
    stem MD=sAly sali ME=sAlA sala MT=sAlA sala
    stem MD=jry jri ME=jrA jra MT=jrY jra
    stem MD=bny bni ME=bnA bna MT=bnY bna
    stem MD=bky bki ME=bkA bka MT=bkY bka
    stem TD=xly khelli TE=xlA khella TT=xlY khella
    stem TD=ETy 3ti TE=ETA 3ta TT=ETY 3ta
    stem TD=wry werri TE=wrA werra TT=wrA werra
    stem MD=xby khebbi ME=xbA khebba MT=xbA khebba
    stem MD=gny ghenni ME=gnA ghenna MT=gnY ghenna
    stem MD=rmy rmi ME=rmA rma MT=rmY rma
    stem MI=qrA 9ra MW=qrA 9ra MS=qry 9ri ME=qrA 9ra MT=qrA 9ra
    stem MI=nsY nsa MW=nsA nsa MS=nsy nsi ME=nsA nsa MT=nsY nsa
    stem MI=lqY l9a MW=lqA l9a MS=lqy l9i ME=lqA l9a MT=lqY l9a
    stem MI=bqY b9a MW=bqA b9a MS=bqy b9i ME=bqA b9a MT=bqY b9a
    stem MI=bdA bda MW=bdA bda MS=bdy bdi ME=bdA bda MT=bd> bda
    stem MI=tsnY tsenna tsna MW=tsnA tsenna tsna MS=tsny tsenni tsni ME=tsnA tsenna tsna MT=tsnY tsenna tsna
    stem MI=tlAqY tla9a MW=tlAqA tla9a MS=tlAqy tla9i ME=tlAqA tla9a MT=tlAqY tla9a
    stem MI=Axd akhud akhd MS=xdy khdi ME=xdA khda MT=xdA khda
    stem MI=Akl akul MS=kly kli ME=klA kla MT=klA kla
    stem MI=jy ji MW=jy ji MS=jy ji ME=jA ja MT=jA ja
    # Hollow and doubled ones.
    stem TO=$wf chuf TS=$f chef chf TU=$Af chaf
    stem TO=qwl gul 9ul TS=ql gel gl gul TU=qAl gal
    stem TO=dyr dir TS=dr der dr TU=dAr dar
    stem TO=jyb jib TS=jb jeb TU=jAb jab
    stem MO=kwn kun MU=kAn kan told=knt kunt kent told=knty kunti kenti told=knA kunna kenna
    stem MO=nwD nud MS=nD ned MU=nAD nad
    stem MO=fyq fi9 MS=fq fe9 f9 MU=fAq fa9
    stem MO=zyd zid MS=zd zed MU=zAd zad
    stem MO=Tyh tih MH=TAH tah
    stem MO=EyA 3ya MS=Eyy 3yi
    stem MO=Ey$ 3ich MS=E$ 3ech MU=EA$ 3ach
    stem MO=xAf khaf MS=xf khef MU=xAf khaf
    stem MO=bAt bat MU=bAt bat
    stem MO=mwt mut MU=mAt mat
    stem MO=swq sug MS=sq seg MU=sAq sag
    stem TO=Hb heb TS=Hby hebbi TF=Hb heb hebb
    stem MO=HT hett MS=HTy hetti MU=HT hett
    stem MO=hz hezz MS=hzy hezzi MU=hz hezz
    stem MO=$d chedd ched MS=$dy cheddi MU=$d chedd
    stem MO=sd sedd MS=sdy seddi MU=sd sedd
    stem MO=Zn denn MS=Zny denni
    stem TH=xS khess khass
    """
}
