extension HebrewLexicon {
  /// Particles with pronouns, and function words with the particles that are written with them, as
  /// they are spelled in chats; the list is our own.
  ///
  /// Behind `that`, `and` and `when` stand the words of the class `free`; the pronouns stand behind
  /// particles as behind a noun (`one`) or as behind a plural (`many`).
  static let pronouns: StaticString = """
    lead ha be la ve le
    share kilo liter
    alike ch kh
    alike tz ts
    affix free . $- she- sh-
    affix free . w- ve-
    affix free . k$- kshe-
    affix one . -y -i
    affix one . -k -cha -ech -ach -echa
    affix one . -w -o
    affix one . -h -a -ah
    affix one . -nw -enu -einu -anu
    affix one . -km -chem -echem -achem
    affix one . -m -am
    affix one . -hm -ahem
    affix one . -hn -ahen
    affix many . -y -ai -ay
    affix many . -yk -echa -eicha -ayich
    affix many . -yw -av
    affix many . -yh -eha -eiha
    affix many . -ynw -einu -enu
    affix many . -ykm -eichem -echem
    affix many . -yhm -eihem -ehem
    affix many . -yhn -eihen -ehen
    stem free=Any ani free=Ath ata atah free=At at free=hwA hu free=hyA hi
    stem free=Anxnw anachnu anahnu free=Atm atem free=hm hem free=hn hen
    stem free=zh ze zeh free=zAt zot free=Alh ele eleh free=lA lo free=y$ yesh free=Ayn ein eyn
    stem free=kl kol free=gm gam free=Am im free=kbr kvar free=kn ken free=tmyd tamid
    stem free=Ap$r efshar free=cryk tzarich free=crykh tzricha free=crykym tzrichim
    stem free=hyh haya free=hyth hayta free=hyw hayu free=hyyty hayiti free=yhyh yihye yihiye
    stem free=Ek$yw achshav free=ky ki free=mh ma free=my mi free=Az az free=rq rak free=Ewd od
    stem free=ly li free=lk lach lecha free=lnw lanu free=lw lo free=lkm lachem free=lhm lahem
    stem free=hywm hayom free=mxr machar free=Atmwl etmol free=Ayph eifo free=Ayk eich
    stem free=lmh lama free=kmh kama free=mty matai free=Awly ulai free=Abl aval free=zw zo
    stem free=klwm klum free=kwlm kulam free=hkl hakol free=m$hw mashehu free=my$hw mishehu
    stem free=bAmt beemet be'emet free=hrbh harbe free=Ayzh eize
    stem free=ykwl yachol free=ykwlh yechola free=rwch rotze rotza free=rwcym rotzim
    stem free=ywdE yodea free=xw$b choshev free=bA ba free=hlk halach free=Amr amar free=E$h asa
    stem one=Acl etzl one=b$byl bishvil one=Ayt it one=Awt ot one=$l shel one=l l one=bgll biglal
    stem one=lbd levad one=Ecm atzm one=mmn mimen one=lyd leyad
    stem many=El al many=Al el many=lpn lefan many=Axr achar many=blEd bilad bilaad
    stem many=byn bein
    exact hbyth habayta
    exact kwAb koev ko'ev
    exact kwAbt koevet ko'evet
    exact kwAbym koavim ko'avim
    exact ybwAw yavou yavo'u
    exact hbAty heveti
    exact hbAnw hevenu
    exact Acl etzel etsel
    exact b$byl bishvil
    exact mmk mimcha mimech mimkha
    exact mmnw mimeno mimenu
    exact Aytkm itchem itkhem
    exact Aytk itkha
    exact Atkm etchem etkhem
    exact Awtk otkha
    exact lk lecha lekha
    exact bhm bahem
    exact bkm bachem
    exact kmwny kamoni
    exact kmwk kamocha kamoch
    exact kmwhw kamohu
    exact kmw kmo kemo
    exact lbd levad
    exact lpny lifney
    exact lxm lechem
    exact lpnyy lefanai
    exact Axryy acharai
    exact Aytw ito
    exact Elykm aleichem
    exact Az az
    exact kAn kan
    exact ph po
    exact qylw kilo
    exact $qT sheket
    exact b$qT besheket
    exact hnh hine hineh
    exact tmwnh tmuna tmunah
    exact AymA ima
    exact my$hy mishehi
    exact kl_kk kolkach
    exact kAylw keilu keilo ke'ilu
    exact lAn le'an
    exact mAyph meeifo me'eifo
    exact mAyn meayin
    exact mAz meaz me'az
    exact mpny mipnei mipney
    exact bly bli
    exact Aylw ilu
    exact Akpt ichpat ikhpat
    exact lkn lachen lakhen
    exact brwr barur
    exact Awky okey
    exact mAh mea me'a
    exact Alp elef
    exact ntqE nitka nitkaa
    exact ntqEty nitkati
    exact ntqEh nitkea
    exact bAmt beemet be'emet
    exact bqlwt bekalut
    exact bkyp bekeif bekef
    exact bhclxh behatzlacha behatslaha behatzlaha
    exact btyAbwn beteavon bete'avon betayavon
    exact lbryAwt labriut livriut
    exact mgnyb magniv
    exact mbrwk mabruk mabrook
    exact lyTr liter
    exact Eyqrwn ikaron
    exact bEyqrwn beikaron
    exact bkl bechol bekol
    exact mqsymwm maksimum
    """
}
