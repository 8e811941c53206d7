/// What common English words mean in Hebrew, in the letters of ``HebrewLexicon``; the list is our
/// own, written by hand.
enum HebrewMeanings {
  static let list: StaticString = """
    coffee qph tea th water mym milk xlb sugar swkr salt mlx bread lxm rice Awrz meat b$r
    chicken Ewp,trngwlt fish dg,dgym egg bych eggs bycym cheese gbynh butter xmAh oil $mn
    fruit pry,pyrwt vegetables yrqwt apple tpwx banana bnnh orange tpwz,ktwm lemon lymwn
    mango mngw grapes Enbym tomato Egbnyyh potato tpwx_Admh onion bcl garlic $wm carrot gzr
    salad slT soup mrq juice myc honey db$ cake Ewgh chocolate $wqwld breakfast Arwxt_bwqr
    lunch Arwxt_chryym dinner Arwxt_Erb food Awkl kitchen mTbx restaurant msEdh house byt
    home byt,hbyth room xdr door dlt window xlwn wall qyr floor rcph,qwmh table $wlxn chair kysA
    bed myTh bathroom $yrwtym garden gynh key mptx street rxwb road kby$,drk city Eyr village kpr
    country mdynh,Arc market $wq shop xnwt school byt_spr university AwnybrsyTh
    hospital byt_xwlym office m$rd bank bnq hotel mlwn airport $dh_tEwph station txnh
    car mkwnyt,rkb bus AwTwbws train rkbt plane mTws taxi mwnyt bicycle Awpnyym ticket krTys
    book spr pen ET paper nyyr letter mktb,Awt word mylh language $ph story sypwr newspaper Eytwn
    news xd$wt question $Alh answer t$wbh name $m number mspr address ktwbt phone Tlpwn
    computer mx$b internet AynTrnT message hwdEh picture tmwnh song $yr music mwzyqh movie srT
    game m$xq ball kdwr work Ebwdh job Ebwdh,m$rh money ksp price mxyr cheap zwl expensive yqr
    new xd$ old y$n,zqn big gdwl small qTn long Arwk short qcr,nmwk good Twb bad rE beautiful yph
    hot xm cold qr clean nqy dirty mlwklk easy ql hard q$h fast mhyr,mhr slow AyTy,lAT strong xzq
    weak xl$ rich E$yr poor Eny happy $mx sad Ecwb tired Eyyp hungry rEb thirsty cmA sick xwlh
    angry kwEs busy Eswq ready mwkn open ptwx closed sgwr full mlA empty ryq right nkwn,ymyn
    wrong lA_nkwn left $mAl near qrwb far rxwq here kAn,ph there $m day ywm night lylh
    morning bwqr evening Erb today hywm tomorrow mxr yesterday Atmwl week $bwE month xwd$
    year $nh hour $Eh minute dqh time zmn now Ek$yw later Axr_kk before lpny after Axry
    always tmyd never Ap_pEm sometimes lpEmym monday ywm_$ny tuesday ywm_$ly$y
    wednesday ywm_rbyEy thursday ywm_xmy$y friday ywm_$y$y saturday $bt sunday ywm_rA$wn
    summer qyc winter xwrp spring Abyb autumn styw sun $m$ moon yrx star kwkb sky $mym sea ym
    river nhr mountain hr tree Ec flower prx rain g$m snow $lg wind rwx fire A$ earth Admh
    dog klb cat xtwl horse sws bird cypwr cow prh lion Aryh elephant pyl man Ay$,gbr woman Ay$h
    boy yld girl yldh child yld father AbA,Ab mother AmA,Am brother Ax sister Axwt son bn
    daughter bt husband bEl wife Ay$h uncle dwd aunt dwdh grandfather sbA grandmother sbtA
    family m$pxh friend xbr neighbor $kn people An$ym doctor rwpA teacher mwrh
    student tlmyd,sTwdnT police m$Trh king mlk queen mlkh head rA$ face pnym,prcwp eye Eyn
    ear Awzn nose Ap mouth ph tooth $n hair $yEr hand yd foot rgl heart lb blood dm life xyym
    death mwwt love Ahbh hope tqwwh fear pxd dream xlwm peace $lwm war mlxmh truth Amt lie $qr
    problem bEyh idea rEywn health bryAwt medicine trwph pain kAb yes kn no lA please bbq$h
    thanks twdh thank twdh sorry slyxh hello $lwm hi hyy welcome brwk_hbA goodbye lhtrAwt
    congratulations mzl_Twb okay bsdr ok bsdr great mcwyn maybe Awly sure bTx really bAmt what mh
    who my where Ayph when mty why lmh how Ayk much hrbh very mAwd little qct more Ewd,ywtr
    less pxwt all hkwl other Axr same Awtw only rq also gm and w or Aw but Abl with Em
    without bly in b from mn under txt above mEl inside bpnym outside bxwc red Adwm blue kxwl
    green yrwq yellow chwb black $xwr white lbn one Axd two $nyym three $lw$ four ArbE five xm$
    six $$ seven $bE eight $mwnh nine t$E ten E$r hundred mAh thousand Alp go llkt come lbwA
    eat lAkwl drink l$twt sleep ly$wn sit l$bt walk llkt run lrwc read lqrwA write lktwb
    speak ldbr listen lhq$yb see lrAwt know ldEt understand lhbyn think lx$wb want lrcwt give ltt
    take lqxt buy lqnwt sell lmkwr help Ezrh,lEzwr wait lxkwt start htxlh stop lEcwr play l$xq
    dance lrqwd travel lTyyl meeting pgy$h holiday xwp$h,xg party msybh wedding xtwnh
    birthday ywm_hwldt gift mtnh clothes bgdym shirt xwlch shoes nElyym bag tyq watch $Ewn
    ring TbEt gold zhb silver ksp weather mzg_Awwyr exam mbxn lesson $yEwr team qbwch,cwwt
    world Ewlm light Awr color cbE
    file qwbc keyboard mqldt
    """
}
