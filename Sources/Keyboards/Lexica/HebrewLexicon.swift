/// Hebrew as it is spelled in Latin letters.
///
/// Letters: A b g d h w z x T y k l m n s E p c q r $ t for U+05D0 to U+05EA without final forms;
/// the list is our own.
enum HebrewLexicon {
  static let rules: StaticString = """
    letters A=05D0 b=05D1 g=05D2 d=05D3 h=05D4 w=05D5 z=05D6 x=05D7 T=05D8 y=05D9 k=05DB l=05DC m=05DE n=05E0 s=05E1
    letters E=05E2 p=05E4 c=05E6 q=05E7 r=05E8 $=05E9 t=05EA '=05F3 _=0020
    short a e i o u
    final k=05DA m=05DD n=05DF p=05E3 c=05E5
    spell a a e/9 -/5
    spell e e a/9 i/7 -/3
    spell i i e/8 ee/2 y/6 -/9
    spell o o oh/6 u/8 -/14
    spell u u oo/2 o/8 ou/4 -/14
    spell A ^a/1 ^e/1 ^i/4 ^o/3 ^u/4 a/6 e/8 '/2 ~-/7 ^-?/4 ~-?/5
    spell b b v/2
    spell g g j/8
    spell d d
    spell h h ^hi*/1 a$/2 ah$/1 e$/4 eh$/1 -/18 o$/16
    spell w o/1 u/1 v/3 w/3 oo/2 ou/2 vv/4
    spell z z
    spell x ch/1 h/3 kh/2 x/4 7/1 '/14
    spell T t/4
    spell y i/2 y ^yi* ee/2 ei/3 ay/5 ai/4 e/8 ey/3 -/16
    spell k k ch/4 kh/2 c/6 h/12
    spell l l ^li*
    spell m m ^mi*
    spell n n ^ni*
    spell s s c/12
    spell E a/5 e/5 ~-/6 ^-?/5 ~-?/4 '/2 o/7 i/7 ^a/3 ^e/4 ^o/5 ^i/6
    spell p p f/2 ph/3
    spell c ts tz z/8 c/9
    spell q k/3 q c/8
    spell r r
    spell $ sh s/4
    spell t t th/4 ^ti* ta$/8
    spell ' '
    vowel a/4 e/4 i/6 o/9 u/11 ea/6
    loose a/6 e/8 i/22 o/24 u/24
    conjunction 18 w ve va/1 v/4 u/6
    prefix N,A 8 h ha he/3 h/8 ha'/2
    prefix N,A 14 b be ba/1 bi/3 b/4 va/8 ve/8
    prefix N,A 14 l le la/1 li/3 l/4
    prefix N,A 18 m me mi/1
    prefix N,A,V,X 18 $ she
    prefix N 26 k ke ka
    prefix X 16 l le la/1
    prefix X 18 b be ba/1
    prefix X 18 m mi me
    prefix N,A 22 mh meha me'ha/2
    conjunction 20 $ she
    conjunction 26 k$ kshe kashe/4
    prefix VI,VJ 8 y yi ye ya y/2
    prefix VI,VJ 8 t ti te ta t/2
    prefix VI,VJ 8 n ni ne na n/2
    prefix VI,VJ 10 A e a i/6
    prefix VQ 8 y ye y/2
    prefix VQ 8 t te t/2
    prefix VQ 8 n ne n/2
    prefix VQ 10 A a
    prefix VL 6 l li le la l/2
    prefix VQ 6 l le l/2
    prefix VQ 6 m me m/2
    prefix VH 6 m ma me/2
    prefix VH 6 lh leha le'ha/1 lehi/4
    prefix VH 8 y ya
    prefix VH 8 t ta
    prefix VH 8 n na
    prefix VH 10 A a
    prefix VH 8 h hi he/1
    prefix VT 6 mt mit
    prefix VT 6 lht lehit le'hit/1
    prefix VT 8 yt yit
    prefix VT 8 tt tit
    prefix VT 8 nt nit
    prefix VT 10 At et it/4
    prefix VT 8 ht hit
    prefix VM 8 y yi ye
    prefix VM 8 t ti te
    prefix VM 8 n ni ne
    prefix VM 10 A e i/6
    prefix VM 6 lhy lehi lehe le'hi/1
    bound VI VJ VL VH VT VM
    open VJ VY VZ G
    suffix G 12 y k w h nw km
    suffix VR 6 t ym
    suffix VR 10 wt
    suffix VZ 6 ym
    suffix VZ 10 wt
    suffix VP 6 ty t
    suffix VP 8 nw h w
    suffix VP 10 tm
    suffix VY 6 ty t
    suffix VY 8 nw
    suffix VY 10 tm
    suffix VI,VJ,VM 8 y w
    suffix VQ 8 t ym y w
    suffix VQ 10 wt
    suffix VH 8 h ym y w
    suffix VH 10 wt
    suffix VT 8 t ym y w ty nw
    suffix VT 10 h wt tm
    suffix VN 8 ty t nw h w ym
    suffix VN 10 wt
    spell _ -
    suffix N 10 ym wt y
    suffix N 16 k w h nw km ykm
    suffix A 6 h
    suffix A 10 ym wt
    suffix V 8 h ym wt
    suffix V 12 ty t nw w
    suffix P 8 y k w h nw km hm
    keep shalom toda ken lo ani ata at hu hi ma mi mah al im od rak gam yom tov erev bait ima aba ben bat em et
    keep sheli shelo bo sabra kibbutz chutzpah kosher matzo torah rabbi hen le she has
    exact lhtrAwt le'hitraot lehitraot lehitra'ot
    exact n$mE nishma nishmaa
    exact $lwm shalom
    exact b$lwm beshalom
    exact lA lo
    exact lh la
    exact E$h asa
    exact qwrh kore koreh
    exact lkl lekol lechol
    exact kn ken
    exact Eyr ir
    exact twdh toda todah
    exact bbq$h bevakasha bevakacha
    """

  static let words: StaticString = """
    words X 0 Any Ath At hwA hyA lA kn mh $l At Al El Em gm rq Abl Aw ky Am zh zAt
    words X 1 Anxnw Atm Atn hm hn my mty Ayph lmh Ayk kmh y$ Ayn Akl Ayzh Elyw Elyh Ely Elyk lk ly lw lh lnw lkm lhm by bk bw bh bnw
    words X 1 $ly $lk $lw $lh $lnw $lkm $lhm Awty Awtk Awtw Awth Awtnw Ayty Aytk Aytw Ayth Aytnw zw Alh Al lpny Axry tmyd Ap
    words X 2 pEm pEmym Ek$yw Axr_kk Ay_Ap$r Ap$r cryk crykh crykym rwch rwcym ywdE ywdEt ywdEym mbyn mbynh Awhb Awhbt xw$b xw$bt hwlk
    words X 2 hwlkt bA bAh bAym bw bwAy bwAw lk lky lkw tn tny qx qxy tgyd tgydy tAmr Amr Amrh Amrty Amrt mdbr mdbrt rwAh $wmE $wmEt Ewsh
    words X 2 Ew$h Ew$ym Awkl Awklt $wth hyh hyth hyw hyyty hyyt yhyh thyh Anxnw klwm m$hw my$hw $wm xwc bpnym lmElh lmTh ymynh
    words X 2 $mAlh $m kAn Axd Axt $nym $nyym $ty $tyym $lw$ $lw$h ArbE ArbEh xm$ xmy$h $$ $y$h $bE $bEh $mwnh t$E t$Eh E$r E$rh mAh Alp
    words X 2 twdh bbq$h slyxh lhtrAwt lylh_Twb bwqr_Twb Erb_Twb mzl_Twb m$lwmk mh_$lwmk Ahln yAllh sbbh bsdr nkwn btx Awly bEzrt bklll bkll
    words X 2 hywm mxr Atmwl $l$wm hErb hlylh hbwqr Ak$yw kbr Edyyn Ewd mAwd ywtr pxwt hrbh mET qct kl hkl hkwl kwlm kwlnw lbd byxd
    words X 2 mdwE Ayzw kmw kdy bgll lkn Az Ah qAy xbl nw dy lAT mhr qrwb rxwq $wb hnh hrg
    words N 2 $lwm byt ywm lylh bwqr Erb $bwE xwd$ $nh $Eh dqh rgE zmn Ays Ay$ A$h yld yldh bn bt Am Ab AmA AbA Ax Axwt sbA sbth dwd dwdh m$pxh
    words N 2 xbr xbrh $kn $m rA$ yd rgl Eyn Ayn pnym ph lb gwp Awkl lxm mym xlb qph th wwyn yyn byrh mlx swkr bcl Egbnyh mlppwn tpwx bnnh
    words N 2 tpwz b$r dg Ewp bych gbynh xmAh slT mrq pyth xwmws plApl $wqwld Ewgh glydh Erwxh mpth $lxn kysA mTh dlt xlwn xdr mTbx
    words N 2 slwn $yrwtym mqlxt rxwb drk Eyr kpr mdynh Arc ym hr nhr $my $mym $m$ yrx kwkb g$m rwx $lg xwm qwr Ec prx klb xtwl cypwr sws
    words N 2 mkwnyt AwTwbws rkbt mTws msEdh byt_spr byt_xwlym bnk xnwt $wq swpr kAsp ksp mxyr $ql Ebwdh m$rd mnhl rwpA rwpAh mwrh tlmyd stwdnT
    words N 2 spr Et nyyr mxb mx$b Tlpwn nyyd hwdEh mspr $Alh t$wbh bEyh rEywn mylh $ph Ebryt Anglyt Erbyt $yr srT mw$yqh mwsyqh mwzyqh msybh
    words N 2 xtwnh ywm_hwldt mtnh Ahbh xyym mwt xlwm sbb $nt $nym Alwhym twrh $bt xg psx swkwt xnwkh pwrym yrw$lym tl_Abyb xyph y$rAl y$rAly
    words N 2 xyyl cbA mlxmh mm$lh Amt $qr kwx swp htxlh mqwm cd dbr dbrym xcy xlq Ewlm An$ym yldym n$ym gbr gbrym
    words A 2 Twb Twbh gdwl qTn xd$ y$n yph mkwEr xm qr q$h ql yqr zwl Arwk qcr gbwh nmwk xzq xl$ mhyr AyTy mAwxr mwqdm Eyyp rEb cmA
    words A 2 $mx Ecwb kwEs xwlh bryA xkm Typ$ Typ$h mEnyyn m$Emm qrwb rxwq ptwx sgwr mlA ryq nqy mlwklk TEym mtwq mlwx xryp mr lbn $xwr Adwm
    words A 2 kxwl yrwq chwb rAswn rA$wn Axrwn xsr xkm nhdr mdhym mqsym xmwd mtwqh Ahwb mwkn bTwx E$yr Eny xp$y nkwn y$r mywxd rgyl
    words V 2 lk hlk bA Ath ktb qrA dbr $mE rAh Akl $th y$n qm Ebd lmd xy$b x$b zkr $kx ptx sgr qnh mkr ntn lqx $lx qybl qbl xykh xkh hkyr
    words V 2 lltk llkt lbwA lktwb lqrwA ldbr l$mwE lrAwt lAkwl l$twt ly$wn lqwm lEbwd llmwd lx$wb lzkwr l$kwx lptwx lsgwr lqnwt lmkwr ltt lqxt
    words V 2 l$lwx lqbl lxkwt lhkyr lAhwb l$xq lrqwd l$yr lnswE lTws l$xwt lrwc lEmwd l$bt lgwr lgwr lhywt l$wt lEzwr lbwT lhtx yl lhtxyl lgmwr
    words V 2 rwch ywdE Awhb gr nwsE Ewbd Ewbdt lwmd lwmdt y$nh kwtb kwtbt qwrA mxkh zwkr $wkx ptwx sgwr qwnh nwtn lwqx $wlx
    words X 0 Any hwA hyA gm kn lA zw my Ayph Ayn y$ bw ly lw Al Abl At Ath
    words X 1 mah Atah At Anaxnw Atem hem hen zeh lamah matay Ayk kamah Ayzh qcat meAwd
    words X 1 $ely $elk $elak $elxa $elw $elanw $elh Awty Awtak Awtk Aytak Aytk lak lek bak bey Ayn
    words X 1 hywm maxar Atmwl Atmwl Ek$yw Ak$yw kbar Edayyn Edyyn tamyd pEam paEam Axar_kak harbeh
    words X 1 meEaT mAwd meAwd qcat
    words X 1 kol hakol hakwl kwlam kwlanw mi$ehw me$ehw mi$hw ma$hw klwm Awlay biglal kmw kemw
    words X 1 Am Em bly bely Akl Akl
    words X 1 baTwax nakwn beseder sababah yAllh Ahlan twdah slyxah slyxh
    words X 1 lehitraAwt $alwm
    words X 1 rwcah rwceh rwcym ywdeE ywdaEat ywdEym mebyn mebynah Awheb Awhebet Awhabym xw$eb xw$ebet hwlek hwleket
    words X 1 baA baAh baAym $wmeE $wmaEat Ew$eh Ew$ah Awkel Awkelet $wteh $wtah medaber medaberet
    words X 1 qwreh Ewleh gar garah gary garym Ewbed Ewbedet lwmed lwmedet kwteb kwtebet qwreA ya$en ye$enh macAty
    words X 1 macAt Amar Amrh Amarty Amart halakty halakt halak
    words X 1 E$yty E$yt E$ah rAyty raAyty raAyt $amaEty katabty hayyty haytah hayah hayw
    words X 1 baAty nataty natat laqaxty qanyty Akalty $atyty yadaEty yadaEt xa$abty
    words X 1 tagyd tagydy lek leky bwA bwAy bwAw ten tny qax qxy tistakel tistakly Ap$ar
    words X 1 Ap$ar caryk crykah cerykh yakwl yekwlah mwtar Aswr keday
    words X 1 Axad Axat $tayym $nayym $alw$ $lw$ah xame$ xami$h $e$ $i$h $ebaE $ibEah $mwneh te$aE
    words X 1 ti$Eah E$er E$arah meAh Alep E$rym $lw$ym xami$ym
    words X 1 $eny $ly$y rebyEy xamy$y $y$y $abat
    words N 0 bwqr ywm Awkl Awtw dwd dwdh
    words N 1 bwqer Ereb laylah $abwE xwde$ $anah $aEh daqah regaE zman Ay$ A$h yeled yaldah yladym
    words N 1 yeladym ben bat Am Ab AbA AymA AmA Ax Axy Axwt sabtA sabA sabtah
    words N 1 mi$paxah xaber xaberah xaberym xaberwt $aken $kenah bayt rA$ yad regel Eyn Azen
    words N 1 Ap peh leb beTen gab gwp panym $eEar
    words N 1 lexem xalab qapeh teh yayn myc byrah melax swkar swkr Ewgah glydah gebynh gbynah
    words N 1 xemAh beycah beycym ba$ar dag Ewp marq salaT pyth xwmws yeraqwt tapwax tapwz
    words N 1 bannh
    words N 1 Arwxah maptax $wlxan kyseA miTah delet xalwn xeder miTbax $yrwtym
    words N 1 rexwb derek Eyr kpar medynah Arec yam har nahar $eme$ ge$em rwax $eleg xwm qwr
    words N 1 Ec perax keleb xatwl sws mekwnyt mkwnyt AwTwbws rakebet maTws taxanah beyt_seper bank
    words N 1 xanwt $wq swper kesep mexyr $eqel Ebwdah mi$rad menahel rwpeA rwpeAh mwreh mwrah talmyd seper
    words N 1 Et maxberet max$eb Telepwn
    words N 1 hwdaEh hwdaEah mispar $eAelah $eAlah te$wbah beEayah baEayah raEywn mylah $apah Ebryt Ebryt Anglyt
    words N 1 Erabyt $yr sereT mwzyqah mesybah xatwnah ywm_hwledet matanah Ahabah xayym mawt xalwm
    words N 1 $eqer Amet kwax swp dabar debarym dbarym xeleq Ewlam Ana$ym na$ym geber gebarym milxamah
    words N 1 cabA meqwm maqwm
    words N 1 ne$amah mwteq kaparah balagan mazal zman zmanym
    words N 1 dyrah qwmah begadym
    words A 1 Twb Twbah gadwl gdwlah gedwlah qaTan qTanah qeTanah xada$ xada$ah ya$an yapeh yapah mekwEar xam xamah
    words A 1 qar qarah qa$h qaleh qal qalah yaqar yeqarah zwl Arwk Arwkah qacar gabwah namwk xazaq xala$ mahyr
    words A 1 AyTy mwqdam
    words A 1 raEeb reEebah cameA $amexah Ecwb kaEws xwleh xwlah
    words A 1 baryA xakam meEanyyn me$aEmem qarwb qarwbah raxwq patwax sagwr maleA ryq naqy melwklak
    words A 1 TaEym TeEymah matwq malwax xaryp
    words A 1 $axwr laban Adwm kaxwl yarwq cahwb neheder madhym xamwd xamwdah Ahwb mwkan mwkanah baTwx baTwxah
    words A 1 me$wgaE
    words A 0 Eyyp Eyyph
    words N 1 mayim $amayim
    words X 0 Ayk ywpy Ayzh Awlay Ewd rA$wn bwAy
    words X 1 beTax
    words N 1 pyrwt cypwr
    words X 1 xayyb xayyebet hayyty hayyt
    """
}
