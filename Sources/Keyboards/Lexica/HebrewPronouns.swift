extension HebrewLexicon {
  /// Function words with the particles that are written with them, and particles with pronouns, as
  /// they are spelled in chats; the list is our own.
  static let pronouns: StaticString = """
    lead ha be la ve le
    share kilo liter
    exact hbyth habayta
    exact kwAb koev ko'ev
    exact kwAbt koevet ko'evet
    exact kwAbym koavim ko'avim
    exact ybwAw yavou yavo'u
    exact hbAty heveti
    exact hbAnw hevenu
    exact $Any sheani
    exact wAny veani
    exact k$Any ksheani
    exact $Ath sheata sheatah
    exact wAth veata veatah
    exact k$Ath ksheata ksheatah
    exact $At sheat
    exact wAt veat
    exact k$At ksheat
    exact $hwA shehu
    exact whwA vehu
    exact k$hwA kshehu
    exact $hyA shehi
    exact whyA vehi
    exact k$hyA kshehi
    exact $Anxnw sheanachnu sheanahnu sheanakhnu
    exact wAnxnw veanachnu veanahnu veanakhnu
    exact k$Anxnw ksheanachnu ksheanahnu ksheanakhnu
    exact $Atm sheatem
    exact wAtm veatem
    exact k$Atm ksheatem
    exact $hm shehem
    exact whm vehem
    exact k$hm kshehem
    exact $hn shehen
    exact whn vehen
    exact k$hn kshehen
    exact $zh sheze shezeh
    exact wzh veze vezeh
    exact k$zh ksheze kshezeh
    exact $zAt shezot
    exact wzAt vezot
    exact k$zAt kshezot
    exact $lA shelo
    exact wlA velo
    exact k$lA kshelo
    exact $y$ sheyesh
    exact wy$ veyesh
    exact k$y$ ksheyesh
    exact $Ayn sheein
    exact wAyn veein
    exact k$Ayn ksheein
    exact $kl shekol
    exact wkl vekol
    exact k$kl kshekol
    exact $gm shegam
    exact wgm vegam
    exact k$gm kshegam
    exact $Am sheim
    exact wAm veim
    exact k$Am ksheim
    exact $kbr shekvar
    exact wkbr vekvar
    exact k$kbr kshekvar
    exact $kn sheken
    exact wkn veken
    exact k$kn ksheken
    exact $tmyd shetamid
    exact wtmyd vetamid
    exact k$tmyd kshetamid
    exact $Ap$r sheefshar
    exact wAp$r veefshar
    exact k$Ap$r ksheefshar
    exact $cryk shetzarich shetsarich
    exact wcryk vetzarich vetsarich
    exact k$cryk kshetzarich kshetsarich
    exact $hyh shehaya
    exact whyh vehaya
    exact k$hyh kshehaya
    exact $hyyty shehayiti
    exact whyyty vehayiti
    exact k$hyyty kshehayiti
    exact $yhyh sheyihye sheyihiye
    exact wyhyh veyihye veyihiye
    exact k$yhyh ksheyihye ksheyihiye
    exact $Ek$yw sheachshav
    exact wEk$yw veachshav
    exact k$Ek$yw ksheachshav
    exact $ky sheki
    exact wky veki
    exact k$ky ksheki
    exact $mh shema
    exact wmh vema
    exact k$mh kshema
    exact $my shemi
    exact wmy vemi
    exact k$my kshemi
    exact $Az sheaz
    exact wAz veaz
    exact k$Az ksheaz
    exact $rq sherak
    exact wrq verak
    exact k$rq ksherak
    exact $Ewd sheod
    exact wEwd veod
    exact k$Ewd ksheod
    exact wly veli
    exact k$ly ksheli
    exact wlk velach velecha
    exact k$lk kshelach kshelecha
    exact wlnw velanu
    exact k$lnw kshelanu
    exact $hywm shehayom
    exact whywm vehayom
    exact k$hywm kshehayom
    exact $mxr shemachar
    exact wmxr vemachar
    exact k$mxr kshemachar
    exact Acly etzli etsli
    exact Aclk etzlecha etzlech etzlach etslecha etslech
    exact Aclw etzlo etslo
    exact Aclh etzla etsla
    exact Aclnw etzlenu etzleinu etslenu
    exact Aclkm etzlachem etzlechem
    exact Aclm etzlam etslam
    exact Acl etzel etsel
    exact b$byl bishvil
    exact b$byly bishvili
    exact b$bylk bishvilcha bishvilech bishvilkha
    exact b$bylw bishvilo
    exact b$bylh bishvila
    exact b$bylnw bishvilenu bishvileinu
    exact bgllk biglalcha biglalech
    exact bglly biglali
    exact bgllw biglalo
    exact mmny mimeni
    exact mmk mimcha mimech mimkha
    exact mmnw mimeno mimenu
    exact mmnh mimena
    exact Ayty iti
    exact Aytk itcha itach itkha
    exact Aytw ito
    exact Ayth ita
    exact Aytnw itanu
    exact Aytkm itchem itkhem
    exact Aytm itam
    exact Ely alay alai
    exact Elyk alecha alayich aleicha
    exact Elyw alav
    exact Elyh aleha aleiha
    exact Elynw aleinu alenu
    exact Elykm aleichem alechem
    exact Elyhm aleihem alehem
    exact Aly elay elai
    exact Alyk elecha elayich eleicha
    exact Alyw elav
    exact Alyh eleha eleiha
    exact Alynw eleinu elenu
    exact Awty oti
    exact Awtk otcha otach otkha
    exact Awtw oto
    exact Awth ota
    exact Awtnw otanu
    exact Atkm etchem etkhem
    exact Awtm otam
    exact $lk shelcha shelkha shelach shelakh
    exact $ly sheli
    exact $lw shelo
    exact $lh shela
    exact $lnw shelanu
    exact $lkm shelachem shelakhem
    exact $lhm shelahem
    exact lkm lachem lakhem
    exact lhm lahem
    exact lhn lahen
    exact lk lecha lekha
    exact bhm bahem
    exact bkm bachem
    exact kmwny kamoni
    exact kmwk kamocha kamoch
    exact kmwhw kamohu
    exact kmw kmo kemo
    exact lbd levad
    exact lbdy levadi
    exact lpny lifney
    exact lpnyy lefanai
    exact Axryy acharai
    exact bynynw beinenu
    exact Ecmy atzmi atsmi
    exact Ecmw atzmo
    exact Ecmh atzma
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
    exact lydy leyadi
    exact bly bli
    exact blEdy biladai bilaadai
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
