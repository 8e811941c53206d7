extension ArabicLexicon {
  /// Names of people and places, and loan words.
  static let names: StaticString = """
    words X 2 mHmd AHmd >Hmd mHmwd mSTfY Ely Hsn Hsyn Emr EmrA EmrAn xAld ywsf ybrAhym AbrAhym <brAhym mwsY EysY
    words X 2 slymAn dAwd ysw ErymAn mrym fATmp fATmh EA}$p EAy$p zynb xdyjp ryhAm sArh sArp sArA lylY lylA nwr nwrA
    words X 2 mnY mnA hnd hdY hdA slmY slmA slwY rnA rym rymA dynA mAyA lynA lyn mlk jnY jnA yAsmyn yAsmynA nAdyA
    words X 2 nAdyp rAnyA dAlyA hAlp hAlA hbp Ebyr snA' sEAd SfA' $ymA' jmylp krymp lTyfp dby AbwZby >bwZby AbwZbY
    words X 2 $Arqp EjmAn dwHp mnAmp msqT SnEA' Edn TrAbls bngAzy jzA}r rbAT kAzA mrAk$ fAs TnTA skndryp Askndryp
    words X 2 <skndryp AswAn AqSr jyzp hrgdp $rm SydA Swr zHlp jbyl jwnyp twrbkyA trkyA AsTnbwl AyrAn <yrAn AsrA}yl
    words X 2 qbrS ywnAn AyTAlyA <yTAlyA frnsA AlmAnyA >lmAnyA AsbAnyA bryTAnyA AnjltrA <njltrA lndn bArys brlyn
    words X 2 rwsyA AmrykA >mrykA kndA AstrAlyA Syn yAbAn bAkstAn AfgAnstAn swysrA
    words X 3 EbdAllh Ebd_Allh EbdAlrHmn EbdAlEzyz Ebdw sEd sEyd slmAn slTAn fhd fySl trky bndr nAyf mAjd wlyd xlyl
    words X 3 jmyl kmAl jmAl jlAl SlAH nbyl EAdl smyr smyrp tAmr $ryf krym rAmy $Ady fAdy hAny mjdy wAyl w}Al wA}l
    words X 3 zyAd EmAd jhAd mrAd frAs bAsl bAsm EmAr b$Ar Anwr A$rf >$rf Aymn >ymn AsAmp >sAmp Ans >ns AyhAb <yhAb
    words X 3 h$Am HAtm EASm qAsm jAsm nASr mnSwr mHsn mhdy hAdy mAhr mAzn mnyr nzAr rA$d rA}d rAyd sAmy sAmr sAmH
    words X 3 sAlm slym TlAl TArq yAsr yHyY zkryA bTrs jwrj AlyAs <lyAs ElA' ElA ygAd gAdp nAdr nhY nhA HnAn <ymAn
    words X 3 AymAn AmAny >mAny Aml >ml AmAl A$jAn AsmA' >smA' Asyl >syl AyH AyAt >yAt bsmp bvynp jwAhr Hlymp Hnyn
    words X 3 xlwd dEA' rbAb rHAb rZAn rzAn rnym rwAn rwlA ryAn zynp zynA sjA smAh smr swsn shAm shyr $hd $yryn Ebyr
    words X 3 ElyA' gyvA' frH fyrwz kArmn ljyn lmA lmyA' lyAn mrwp mrwY myrA myArA my$Al nAnsy ndY ndA nrmyn nsryn
    words X 3 nhlp nwAl nwrAn hAjr hnA' hyfA' wfA' wlA' yArA ysrA
    words C 2 AlqAhrp msr mSr lbnAn swryA swryp flsTyn Ardn >rdn ErAq sEwdyp sEwdyA kwyt qTr bHryn EmAn ymn lybyA
    words C 2 twns jzA}r mgrb swdAn AmArAt <mArAt byrwt d$Sq dm$q Hlb HmS HmAp lAdhqyp Arbd qds gzp rAmlp nAbls Hyf
    words C 2 HyfA yAfA EkA xlyl bgdAd bSrp mwSl ryAD jdp jddp mkp mdynp dmAm dby dbY
    words C 3 xlyj $Am SEyd mHyT nyl flb >qSY AqSY kEbp Hrm mHrqp Asyx bqAE $wf mtn >hrAm AhrAm
    words N 3 mwbAyl kmbywtr lAbtwb tAblt Ayfwn Asmrtfwn $Arj AntrnyT wAyrlys bAswwrd Aymyl >wnlAyn AwnlAyn mytnj
    words N 3 fydyw Awdyw rAdyw tlfwn bAnk kArt fyzA mAstr jym bwl bysyn fytnys rjym dAyt bytzA brgr kAtSb kAt$b
    words N 3 mAywnyz bTATs $ybs kwlA bybsy kAbwt$ynw nskAfyh kAfyh Aspryssw tAksy bAS mtrw Awtwbys >wtwbys mwtwsykl
    words N 3 trk jyb mAkynp Atwmbyl AwtwmAtyk krAj jArAj fwlt dynmw fwtw Albwm >lbwm sy_dy klyb snymA tyAtrw mwDp
    words N 3 mwdp mkyAj $nTp jynz $wrt fAnylp bwt kwts swytr brfAn $Ambw krym bwdrp rwj mnykyr Swbr hAy bAy bAyy
    words N 3 hAylAyt Awky wk Awkyh sTAyl stAyl drAmA kwmydyA mwzykA gytAr byAnw jAz rwk bwb rAb krnfAl kAzynw Awtyl
    words N 3 mwtyl rystwrAn kAntyn kAftryA Syndwyt Stydyw kntrwl brwjkt grwb
    """
}
