extension ArabicLexicon {
  /// More words of every day: plurals, verbal nouns, and forms that no rule gives.
  static let everyday: StaticString = """
    words N 2 EAlm Erws Erys $bAb SbAyA slATp xAlw Emw jdw tytA sytw sydw btnjAn bdnjAn TwAlp fwTp xbzp sjAdp fr$p
    words N 2 mHrmp mHArm mndyl mnAdyl AHbAb HbAyb ASHAb jyrAn ktb AqlAm >qlAm $bAbyk AbwAb >bwAb krAsy TAwlAt byDp
    words N 2 byDAt mEAlq $wk SHwn kbAyAt fnAjyn mfAtyH Swr flAt AflAm >flAm AgAny >gAny syArAt drwb Trq TrqAt mdArs
    words N 2 jAmEAt mstwrd klyAt TAlbAt mwAd dfAtr Aywn Srwf $wArE mdn qrY bywt bnAyAt grf AwD $qq SAlAt mbAny mHlAt
    words N 2 dkAkyn AswAq >swAq bnwk mTAEm fnAdq mst$fyAt $wATy jbAl AnhAr HywAnAt qTT klAb ESAfyr AsmAk $hwr AsAbyE
    words N 2 sAEAt dqA}q lyAly nhArAt mrAt AEyAd >EyAd HflAt AErAs hdAyA ryAlAt lyrAt jnyhAt dwlArAt AsEAr >sEAr
    words N 2 fwAtyr AHlAm >HlAm AfkAr >fkAr mwADyE qSS HkAyAt klmAt lgAt As}lp >s}lp Ajwbp >jwbp AxTA' >xTA' glTAt
    words N 2 m$Akl Hlwl msAEdAt xdmAt AydAn rjlyn EywnAn $fAyf xdwd ktAf Edm Erwq DrAs mEdAt rwAyH SwAt mEAny Eyryp
    words N 2 kzbAt wEwd mwAEyd Hjz ms}wlyp ms&wlyp
    words N 3 tbwlh Hwmws mtbl lbnp lbnh zEtr mnA}ysh mnqw$p mnAqy$ fTAyr sfyHp krwAsAn twst kwrnflks byDAt wmlyt
    words N 3 $k$wkp mrtdlA nqAnq sjq Hw A$y m$Awy $y$ $y$p Argylp >rgylp mElSl sjAyr sjArp sygArp wlAEp kbryt fHm
    words N 3 tbn mjdrp msqEp bAbA wrq mH$y kwsA HlAwp rHqm mhlbyp rz_blHlyb kr wlby qTA}f qTAyf bsbwsp hrysp mEmwl
    words N 3 mHlb mklp bTyxp tynp rmAnp tfAHp mwzp brtqAlp lymwnp xyArp bSlp jzrp mnjA mAnjw klmntynA jwAfp kywy xs
    words N 3 jrjyr bqdwns nEnE kzbrp yAnswn bAbwnj qrfp krkm zEfrAn hyl kmwn sm mstkp sHlb krkdyp Ersws tmr_hndy
    words N 3 jlAb gAzwz Hlwp bAlwn zynp $mEp kykp Eyd_mylAd twrtp bTAqp hdyp wrdAt slfy st wry bwst lAyf str ym byj
    words N 3 fwlw fwlwrz hA$tAj lAykAt kwmnt kwmntAt tAg mrAsl mrAslp jlsp mjls mktbp mktbAt msrH mtHf HdyqP Hdyqp
    words N 3 HywAn jnynp msbH mlEb nAdy ADAp zHAm mwAslAt mwSlAt tzkrp mrwr A$Arp xwf $wq gyrp lhfp HnAn HnAnp AmAn
    words N 3 rgbp wHdp wHd sEAdp hnA rDA rDY kbryA' krAmp EnAd ESbyp mzAj mzAjy rwAqp HmAs tfA}l t$A&m nfsyp nfsyty
    words A 2 sEyd sEydp mrtAH mnfEl m$tAq m$tAqp mHtAr m$Ewl mdlE mdlwE dlwE Ekrwt lTyf nAEm xjwl jry' ESby hAdy
    words A 2 EAql Akyl bTrAn fAEl EAz fAxr lAEb kAtb mDrb mgny mmvl mxrj msAEd mSmm mDyf HlAq xyAT fnAn ryADy jzAr
    words A 2 dbAg sbAk khrbA}y mykAnyky TyAr fDA' SHfy mzyE mdrb mdrbp $Apf mtrjm kAb tn nAdl jrswn grswn nAdlp b}Al
    words A 2 bqAl bstny mzArE flAH Eskry DAbT qAdy qADy mwATn mwATnp ms}wl ms&wl nAyb wzyr
    words A 3 mgrwr mtwADE mtkbr mwhwb mbdE mSrf ESAmy AnAny >nAny AjtmAEy wHyd m$rd mHbwb mrH mhDwm mnfwx mdblk
    words A 3 mlxbT mtlxbT mxnwq mqhwr mZlwm mdyn mslwl EAjz kfyf ATr$ Axrs AErj TyAr jmyl fAtn jzAb j*Ab mlft Anyq
    words A 3 >nyq $yk mwdrn qAsy EAly wATy mnxfD mrtfE mtwsT
    words X 2 mHd$ mfy$ mAfy$ mA_fy$ mlw$ mAlw$ mAlk mAlky mAly mAlh mAlhA mAlkm mAlw Amty mAd dgry hAdwl hAdwlp
    words X 2 hdwlAk hdAk hdyk hAdAk dwlA dykhA dAk dyk hAlqd hlqd hyky hyk$ lhyk mnhyk mnhwn lhwn mnhnAk lhnAk lbrA
    words X 2 lfwq ltHt lqdAm lwrA mnwrA mnfwq l$w l$ww b$w E$w mn$w mEmyn lmyn bkAm qdy$ >dy$ Ady$ qd_Ay$ <dy$ Adh
    words X 2 qdh qd km kAm Akm kmlyk Enjd Enjdd bjd wAllA yAEny yEny ytny bqY bqAlk kAn_fy SArlk SArlh SArlnA Hbyby
    words X 2 Hbybty Emry rwHy qlby nwr_Eyny EywnY Eywny gAly HbAyby Hbwby AxwyA AxtyA SdyqY Erfty $fty qltlk qltly
    words X 2 qltlw qltlh Erftw yA_Eyny yA_rwHy yA_qlby yA_Emry yAHbyby yAHyAty yAEmry yArwHy yAqlby yAxy yAwld yAEm
    words X 2 yAzlmp yAbny yAbnty yAmAmA yAbAbA yAxwy
    words X 3 SbAHw msA'w SbAH_Alxyr msA'_Alxyr SbAH_Alnwr msA'_Alnwr tSbH_ElY_xyr twSl_bAlslAmp AlHmdllh_ElY_AlslAmp
    words X 3 kl_EAm_w>nt_bxyr mE_AlslAmp AllY_mEk AllY Ally hAlly AlHyn fAt Alfyt AljAy AlmADy AlqAdm mstny lAyq
    words X 3 lA}q mbyn byAn wADH bAyn Akyyd bAlHlAl bAltwfyq bAl$fA yslm_<ydyk yETyk_AlEAfyp sAmHny sAmHyny wAllhy
    words X 3 EZym EDym tmAmAt mbrwk mbrwkyn ywSl t$rfnA frSp_sEydp nwrt nwrty nwrtwnA AhlA_wshlA
    verbs 2 bqY/bqY Ed/Ed wd/wd jm/jm rdy/rDY rDy/rDY $kl/$kl tkl/tkl sr/sr Al/wl E$q/E$q krh/krh htm/htm $jE/$jE
    verbs 2 Htfl/Htfl AHtfl/Htfl tsly/tslY Eml/Eml sAwY/sAwy swY/swy fAd/fyd Hrk/Hrk drb/drb ttmrn/tmrn tmrn/tmrn
    verbs 2 tErf/tErf tErD/tErD tgdA/tgdY tE$A/tE$Y tlfn/tlfn Etml/Etml Eyd/Eyd rsl/rsl >rsl/rsl Arsl/rsl wSf/wSf
    verbs 2 wSY/wSy TrH/TrH srH/srH $Er/$Er hms/hms Srx/Srx zEq/zEq ETs/ETs qH/qH ndh/ndh nAdY/nAdy AnsY/nsY
    verbs 2 HAwl/HAwl bdE/bdE dAwm/dAwm hd/hd E$/E$ zA/zy sAb/syb nAwl/nAwl wlE/wlE hwn/hwn twDA/twDY
    verbs 2 twDY/twDY tHml/tHml tHsn/tHsn tdrb/tdrb txrj/txrj tkAsl/tkAsl tksr/tksr tEqd/tEqd tHkm/tHkm tHrk/tHrk
    verbs 2 tdxl/tdxl twqf/twqf tlxbT/tlxbT tnfs/tnfs tTwr/tTwr tkrr/tkrr nTq/nTq nAq$/nAq$ HAsb/HAsb wAjh/wAjh
    verbs 2 ATmn/Tmn Akml/kml AqnE/qnE AdY/Ady AHml/Hml ASHY/SHY Htwy/Htwy AjAwb/jAwb AsAfr/sAfr AHAwl/HAwl Aqwl/qwl
    verbs 2 A$wf/$wf ArwH/rwH AnAm/nAm
    verbs 3 xls/xlS zhgA/zhq ATlE/TlE EbA/Eby EbY/Eby fDY/fDy mlY/mly nHf/nHf smn/smn Tbq/Tbq fr$/fr$ ksY/ksy kwY/kwy
    verbs 3 xyT/xyT lmE/lmE mSH/msH msH/msH kns/kns $Tf/$Tf
    """
}
