extension HebrewLexicon {
  /// Words whose usual form in Latin letters follows from no rule, or from none alone: where one
  /// letter is written for two vowels or two consonants. The list is our own, written by hand.
  static let usual: StaticString = """
    usual $bt=shabbat $Eh=shaa sbA=saba hkl=hakol hkwl=hakol b$r=basar gbynh=gvina
    usual rkbt=rakevet xtwl=chatul xtwlh=chatula xtwlwt=chatulot y$n=yashan yldym=yeladim
    usual Ecwb=atsuv Awly=ulai $lk=shelcha Twb=tov Erb=erev Ath=ata At=at ywm=yom Ay$=ish A$h=isha
    usual AmA=ima AbA=aba Ax=ach Axwt=achot Ahbh=ahava Et=et AwTwbws=otobus Ebryt=ivrit
    usual yrw$lym=yerushalayim y$rAl=yisrael An$ym=anashim ArbE=arba Ap$r=efshar rA$wn=rishon
    usual $ly$y=shlishi Axd=echad ywpy=yofi myc=mits Am=im kwlm=kulam kwlnw=kulanu mdbr=medaber
    usual mdbrt=medaberet mwtr=mutar xmy$h=chamisha ktb=katav Akl=achal lmd=lamad tpwx=tapuach
    usual tpwz=tapuz swkr=sukar $wlxn=shulchan mwzyqh=muzika xnwt=chanut swpr=super swp=sof
    usual gwp=guf sbwn=sabon skyn=sakin mpyt=mapit mpl=mapal dwbdbn=duvdevan mkwlt=makolet
    usual qblh=kabala qblwt=kabalot dbwr=davur yldwt=yaldut sprwt=sifrut mhyrwt=mehirut tEwt=taut
    usual txrwt=tacharut yhwdy=yehudi xyb=chayav xyyb=chayav mEnyyn=meanyen bnnh=banana twt=tut
    usual sws=sus xwm=chum trwph=trufa tnwr=tanur mywxd=meyuchad bmywxd=bimeyuchad swlm=sulam
    usual kdwr=kadur kdwrym=kadurim kdwrgl=kaduregel kdwrsl=kadursal qwpsh=kufsa qwph=kupa
    usual kwrsh=kursa xwlch=chultsa xwlcwt=chultsot mswkn=mesukan mwptE=mufta mwdAg=mudag
    usual mAwkzb=meuchzav mAw$r=meushar mbwlbl=mevulbal mbw$l=mevushal mcwyn=metsuyan
    usual mpwrsm=mefursam mpwnq=mefunak mpwxd=mefuchad mqwlql=mekulkal mbwlgn=mevulgan
    usual mswdr=mesudar mswbk=mesubach mwrkb=murkav mwkr=mukar mwkn=muchan mwknh=muchana
    usual mwsmk=musmach mTwmTm=metumtam mgwxk=meguchach mlwklk=meluchlach m$wgE=meshuga tpws=tafus
    usual bTwxh=betucha sgwr=sagur $bwr=shavur tqwE=takua dmwy=damui pnwy=panui kmwbn=kamuvan
    usual bdyywq=bediyuk p$wT=pashut AwnybrsyTh=universita stwdnT=student stwdnTyt=studentit
    usual nmwk=namuch nmwkh=nemucha xmwc=chamuts rTwb=ratuv zhwb=zahuv nqwdh=nekuda tAwnh=teuna
    usual $Emwm=shiamum $Ewl=shiul mw$lm=mushlam mwsk=musach mqwm=makom bwrqs=burekas
    usual hmbwrgr=hamburger $wrmh=shawarma qbwE=kavua ydwE=yadua zrwE=zroa xTwpym=chatufim
    usual gbwh=gavoha xcwp=chatsuf gbynwt=gvinot bAw=bau rcw=ratsu $tw=shatu rAw=rau bkw=bachu
    usual tlw=talu glw=galu qrw=karu cpw=tsafu zkw=zachu Tpw=tafu qyr=kir $ph=safa $mlh=simla
    usual $mlwt=simlot $mxh=smecha $Er=sear myl=meil TmprTwrh=temperatura TmprTwrwt=temperaturot
    usual mpwtx=mefutach Eynyym=einayim ytw$=yatush cEyr=tsair qwbyyh=kubiya nsyA=nasi lxwc=lachuts
    usual nbwk=navuch npwc=nafuts qpwA=kafu x$wb=chashuv kmwn=kamun xlwq=chaluk mbwl=mabul
    usual lqwx=lakoach xrwc=charuts glwyh=gluya skwy=sikui $nwy=shinui $gwy=shagui mtwskl=metuskal
    usual mywtr=meyutar myzwmn=mezuman
    usual bw$h=busha txw$h=tchusha Anglyt=anglit qbwch=kvutsa qbwcwt=kvutsot mzwzh=mezuza
    usual mzwzwt=mezuzot bxwr=bachur bxwrh=bachura bxwrwt=bachurot m$rd=misrad nyqwy=nikui
    usual sbtA=savta cypwr=tsipor cybwr=tsibur zwl=zol nhyh=nihya
    """
}
