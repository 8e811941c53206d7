extension ArabicLexicon {
  /// Small words, pronouns, numbers, greetings, times and places.
  static let particles: StaticString = """
    words X 0 >nA Ant Anty hw hy $w mn fy bs lA yA wlA mA lw ElY mE m$ kl kyf
    words X 1 AHnA nHnA Antw <HnA hmA hnn hm >yh <yh lyh lys l> >w Aw kmAn >wy dh dy dA dwl hdA h*A h*h hAy hydA
    words X 1 hydy hAdA hAdy hyk kdh kdA hkA wyn fyn mtY AymtY AmtY AmtA Aymty mtA hwn hnA hnAk hwnyk hnyk hlq hl>
    words X 1 hlA dlwqty >y$ Ay$ ly$ $nw $nhw $lwn bdy bdk bdh bdhA bdnA bdkm bdkn bdhn bdw
    words X 2 AlHyn dHyn h&lA' hdwl hdwlA h*wl h*wlA hyy hww hwh hyh <nt >nt >nty <nty >ntm <ntw ntw nty nt Hnt HnA
    words X 2 AHnh AnA An >n <n AlA <lA qd swf lm ln lmA l>n lAn l>nh l>nw lAnw mw mwb mhw mb AymtA Aymtyn wqty$ mtY
    words X 2 lwyn mnyn mnwyn Enjd jdA ktyr $wy $wyp $wyh $wyt mrh mrp ktyyr Elyh Elyk mEAh fyh fyhA fyk fyky mAfy
    words X 2 mAfy$ mfy$ mAfyh mAkw Akw bwj wEly ElynA ElyhA Elyy Elykm Elyhm A*A <*A AzA bdwn bEdyn bEdhA qblhA qbl
    words X 2 bEd mn$An m$An E$An El$An lE$An EAyz EAyzp EAyzyn EAwz EAwzp EAwzyn >bgY AbgY Abgy AbY >bY tby ybgY ybY
    words X 2 tbgY nby bgyt AryD >ryd Aryd tryd yryd nryd wd wdy nfsy nfsk Hb Hbyt >Hb AHb >qdr Aqdr bqdr fyny fynA
    words X 2 fykm fykn wAHd wAHdp wHdp tnyn Atnyn <tnyn vntyn tntyn tlAtp vlAvp tlAth vlAth tlAt >rbEp ArbEp ArbEh
    words X 2 ArbE xmsp xmsh xms stp sth st sbEp sbEh sbE tmAnyp tmnyp vmAnyp tmAnyh tmAn tsEp tsEh tsE E$rp E$rh E$r
    words X 2 >wlY tAnyp tAnyh vAnyp mAHd HdA Hd Hdn kmA $y AHd mHd wHd kwl klh klw klnA klkm klhA klhm klhn Aktr
    words X 2 >ktr Akvr >kvr Aql >ql AHsn >Hsn AHlY >HlY Akbr >kbr ASgr >Sgr >jml Ajml Aqwy >qwY AwSx AswA >swA >glY
    words X 2 ArxS >rxS AsrE >srE AbEd Aqrb >hm Ahm ATwl ASEb Ashl mrAt mrtyn mrwAt
    words X 3 HtY yAryt ymkn mmkn >kyd Akyd Tb TbEA TbE SH SHyH hAt hAtw hAty xlAS Aywh >ywh >ywA AywA nEm Ay xly ylA
    words X 3 yllA lAzm mfrwD Drwry kAn kAnt knt knA kAnw kAnwA ykwn bykwn btkwn twkn nkwn kwn kwny mAkAn mAkAn$
    words X 3 hykwn rAH HA lsh lsA lsAh bElA ElmA mblA ElA lyk lkm lnA lhm lhA lh lw lky blA mElA gyr syw mvl mtl zy
    words X 3 ky my mEl$ mEly$ mAEly$ EAdy bAlZbT bZbT tmAm kwys mnyH mlyH zyn mASy Tyb hlA mrHbA mrAHb >hlA AhlA
    words X 3 >hlyn AhlAn hAy bAy yslmw yslmwA tslm tslmy $krA EfwA lTfA fDlk fDlkwn smHt smHty smHtwA msA' SbAHw
    words X 3 AzAy AzAyk Azyk Azykw <zAy <zyk AzykwA AzykA kyfk kyfkn kyfkm kyfkw $lwnk $lwnkm $lwnkn $xbArk $xbArkm
    words X 3 AxbArk Hmdllh Hmd wAlnbY wAlnby yrDY bllh bAllh Hrfyn sbHAn llh lllh yslmwk mwfq mbrwk mbArk mbrwkyn
    words X 3 mbrwkp nEymA SHtyn ElAfyp EAfyp HdA$ AHdA$ ATnA$ AtnA$ tlTA$ ArbETA$ xmsTA$ stA$ sTA$ sbETA$ tmnTA$
    words X 3 tsETA$ E$ryn tlAtyn vlAvyn ArbEyn >rbEyn xmsyn styn sbEyn tmAnyn vmAnyn tsEyn myp mA}p mytyn >lf Alf
    words X 3 Alfyn mlywn mlywnyn mlyAr nS rbE tlt vlv hl ETyny AETyny bkrA bkrp bkrh gdA gdwp AmbArH mbArH AmbArh
    words X 3 <mbArH Ams >ms Awl bArHp mbArHp AlbArHp Alywm lywm Alnhrdh AlnhArdh Allylp hAlywm hAlsnp yAhw wly mA*A
    words X 3 lmA*A mtY >yn Ayn kyf
    words P 0 End mE bd
    words P 1 Ely fy by ly mn bEd qbl fwq tHt byn Hwl jwA brA wrA qdAm jnb bdwn mvl mtl zy nfs mEA jwAt lHd
    words P 2 kyf wyn Dd bdl mEA El$An $An $Ah E$An mn$An bjnb ljwA ymm nHw Hwl kl bED lHAl bEyd wyA m$An mAl
    words P 2 btAE btAEt btwE tbE Hq mnyn lswA xlf
    words C 1 ywm lyl SbH ms' ZhrA EArf
    words N 2 yAbA yA
    words A 3 >wl Awl vAny tAny vAlv tAlt rAbE xAms sAds sAbE vAmn tAmn tAsE EA$r Axr >xr |xr >xyr Axyr
    words X 4 bkyr wqt dAymA dA}mA AbdA >bdA AHyAnA >HyAnA gAlbA tqrybA fwrA HwAly mbA$rp bsrEp fjAp fj>p AqrbA
    words X 4 xSwS xSwSA bAltAly mvlA Hqyqp bjd bjdA bAlEks EmwmA ASlA >SlA AslA wAlA AydA >yDA AyDA AsAsA >sAsA brDw
    words X 4 brDh brDwA kmAlp kmAn lwHdk lwHdy lHAly HAly HAlk HAlw sw mE_bED swA swyp swA' ElTwl >HlA dgry dwgry
    words X 4 ymyn $mAl ysAr
    """
}
