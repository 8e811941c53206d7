/// Hebrew as it is spelled in Latin letters.
///
/// Letters: A b g d h w z x T y k l m n s E p c q r $ t for U+05D0 to U+05EA without final forms; the list is our own.
enum HebrewLexicon {
  static let rules: StaticString = """
    letters A=05D0 b=05D1 g=05D2 d=05D3 h=05D4 w=05D5 z=05D6 x=05D7 T=05D8 y=05D9 k=05DB l=05DC m=05DE n=05E0 s=05E1
    letters E=05E2 p=05E4 c=05E6 q=05E7 r=05E8 $=05E9 t=05EA '=05F3 _=0020
    final k=05DA m=05DD n=05DF p=05E3 c=05E5
    spell A ^a/1 ^e/1 ^i/4 ^o/3 ^u/4 a/6 e/8 '/2 -/9 ^-/12
    spell b b v/2
    spell g g j/8
    spell d d
    spell h h a$/2 ah$/1 e$/4 eh$/1 -/18 o$/16
    spell w o/1 u/1 v/3 w/3 oo/2 ou/2 vv/4
    spell z z
    spell x ch/1 h/3 kh/2 x/4 7/1 '/14
    spell T t/4
    spell y i/2 y ee/2 ei/3 ay/5 ai/4 e/8 ey/3 -/16
    spell k k ch/4 kh/2 c/6 h/12
    spell l l
    spell m m
    spell n n
    spell s s c/12
    spell E a/5 e/5 -/7 '/2 o/7 i/7 ^a/3 ^e/4 ^o/5 ^i/6
    spell p p f/2 ph/3
    spell c ts tz z/8 c/9
    spell q k/3 q c/8
    spell r r
    spell $ sh s/4
    spell t t th/4
    spell ' '
    vowel a/2 e/2 i/4 o/6 u/8
    loose a/6 e/8 i/22 o/24 u/24
    conjunction 18 w ve va/1 v/4 u/6
    prefix N,A 8 h ha he/3 h/8 ha'/2
    prefix N,A 14 b be ba/1 bi/3 b/4 va/8 ve/8
    prefix N,A 14 l le la/1 li/3 l/4
    prefix N,A 18 m me mi/1
    prefix N,A,V,X 18 $ she
    prefix N 26 k ke ka
    suffix N 10 ym wt y
    suffix N 16 k w h nw km ykm
    suffix A 6 h
    suffix A 10 ym wt
    suffix V 8 h ym wt
    suffix V 12 ty t nw w
    suffix P 8 y k w h nw km hm
    keep shalom toda ken lo ani ata at hu hi ma mi mah al im od rak gam yom tov erev bait ima aba ben bat em et
    keep sheli shelo bo sabra kibbutz chutzpah kosher matzo torah rabbi hen le she has
    exact $lwm shalom
    exact b$lwm beshalom
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
    words N 2 mkwnyt Awtwbws rkbt mTws msEdh byt_spr byt_xwlym bnk xnwt $wq swpr kAsp ksp mxyr $ql Ebwdh msrd mnhl rwpA rwpAh mwrh tlmyd stwdnT
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
    """
}
