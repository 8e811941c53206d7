/// What common English words mean in Arabic, in the letters of ``ArabicLexicon``; the list is our
/// own, written by hand.
enum ArabicMeanings {
  static let list: StaticString = """
    coffee qhwp tea $Ay water my,mA' milk Hlyb sugar skr salt mlH bread xbz rice rz,>rz meat lHm chicken djAj
    fish smk egg byDp eggs byD cheese jbnp butter zbdp oil zyt fruit fwAkh vegetables xDAr apple tfAH,tfAHp
    banana mwz orange brtqAl lemon lymwn tomato bndwrp,TmATm potato bTATA onion bSl garlic vwm salad slTp soup $wrbp
    juice ESyr honey Esl cake kEk,kykp chocolate $wkwlAtp breakfast fTwr lunch gdA' dinner E$A' food >kl
    kitchen mTbx restaurant mTEm house byt,mnzl home byt room grfp door bAb window $bAk wall HA}T floor >rD
    table TAwlp chair krsy bed sryr bathroom HmAm garden Hdyqp key mftAH street $ArE road Tryq city mdynp
    village qryp country bld market swq shop dkAn,mHl school mdrsp university jAmEp hospital mst$fY office mktb
    bank bnk hotel fndq airport mTAr station mHTp car syArp bus bAS,HAflp train qTAr plane TA}rp taxi tAksy
    bicycle drAjp ticket t*krp book ktAb pen qlm paper wrqp letter rsAlp,Hrf word klmp language lgp story qSp
    newspaper jrydp news >xbAr question s&Al answer jwAb name Asm number rqm address EnwAn phone tlfwn,hAtf
    mobile jwAl,mwbAyl computer kmbywtr,HAswb internet <ntrnt message rsAlp picture Swrp song >gnyp music mwsyqY
    film fylm movie fylm game lEbp ball krp work $gl,Eml job $gl,wZyfp money flws,mSAry price sEr cheap rxyS
    expensive gAly new jdyd old qdym big kbyr small Sgyr long Twyl short qSyr good jyd,mnyH bad sy}
    beautiful jmyl,Hlw ugly b$E hot HAr cold bArd warm dAfy clean nZyf dirty wsx easy shl hard SEb fast sryE
    slow bTy' strong qwy weak DEyf rich gny poor fqyr happy sEyd,mbswT sad Hzyn tired tEbAn hungry jwEAn
    thirsty ETSAn sick mryD angry zElAn busy m$gwl ready jAhz open mftwH closed mskr full mlyAn empty fADy
    right SH,ymyn wrong glT left ysAr,$mAl near qryb far bEyd here hnA,hwn there hnAk day ywm night lyl,lylp
    morning SbAH evening msA' today Alywm tomorrow bkrA,gdA yesterday AmbArH,>ms week >sbwE month $hr year snp
    hour sAEp minute dqyqp time wqt now hlq,Al|n later bEdyn before qbl after bEd always dA}mA never >bdA
    sometimes >HyAnA monday AlAvnyn tuesday AlvlAvA' wednesday AlArbEA' thursday Alxmys friday AljmEp saturday Alsbt
    sunday AlAHd summer Syf winter $tA' spring rbyE autumn xryf sun $ms moon qmr star njmp sky smA' sea bHr
    river nhr mountain jbl tree $jrp flower wrdp,zhrp rain mTr snow vlj wind ryH,hwA air hwA fire nAr earth >rD
    dog klb cat qTp,bsp horse HSAn bird TA}r cow bqrp sheep xrwf lion >sd camel jml donkey HmAr man rjl,rjAl
    woman mr>p,sydp boy wld girl bnt child Tfl baby byby father >b,wAld mother >m,wAldp brother >x sister >xt
    son Abn daughter bnt,Abnp husband zwj,jwz wife zwjp,mrt uncle Em,xAl aunt Emp,xAlp grandfather jd
    grandmother jdp family EA}lp,Eylp friend Sdyq,SAHb neighbor jAr people nAs person $xS doctor dktwr,Tbyb
    teacher >stA*,mElm student TAlb engineer mhnds lawyer mHAmy police $rTp boss mdyr king mlk president r}ys
    head rAs face wj,wjh eye Eyn ear <*n,dAn nose >nf,mnxAr mouth fm,tm tooth sn hair $Er hand yd,<yd foot rjl,qdm
    heart qlb stomach mEdp,bTn back Dhr blood dm life HyAp death mwt love Hb hope >ml fear xwf dream Hlm peace slAm
    war Hrb truth Hqyqp lie k*bp problem m$klp solution Hl idea fkrp health SHp medicine dwA' pain >lm,wjE
    yes nEm,Ay no lA please mn_fDlk,lw_smHt thanks $krA thank $krA sorry |sf,Asf hello mrHbA hi hlA,mrHbA
    welcome >hlA_wshlA goodbye mE_AlslAmp bye bAy congratulations mbrwk okay tmAm,mA$y ok tmAm,mA$y great EZym
    perfect mvAly,mmtAz maybe ymkn,mmkn sure >kyd,TbEA really fElA what $w,mA*A who myn,mn where wyn,>yn
    when mtY,AymtY why ly$,lmA*A how kyf much kvyr many kvyr very ktyr,jdA little $wy,qlyl more >kvr,kmAn less >ql
    all kl some bED other tAny,|xr same nfs only bs,fqT also kmAn,>yDA and w or >w but bs,lkn with mE without bdwn
    in fy on ElY from mn to <lY,l under tHt above fwq inside jwA,dAxl outside brA,xArj between byn red AHmr
    blue >zrq green >xDr yellow >Sfr black >swd white >byD brown bny pink wrdy,zhry one wAHd two Avnyn three tlAtp
    four >rbEp five xmsp six stp seven sbEp eight tmAnyp nine tsEp ten E$rp hundred myp thousand >lf go rwH,rAH
    come tEAl eat Akl,kl drink A$rb sleep nAm sit AqEd stand wqf walk Am$y run ArkD read AqrA write Aktb speak AHky
    listen AsmE look $wf see $wf hear AsmE know AErf understand Afhm think fkr remember At*kr forget AnsA
    want bdy,Eyz need mHtAj give AETy take xd buy A$try sell byE pay AdfE help sAEd,msAEdp wait AntZr,AstnY
    start Abdy,bdAyp finish xlS stop wqf close skr cook ATbx wash Agsl play AlEb laugh ADHk cry bky dance ArqS
    sing gny travel sAfr,sfr visit zyArp call Atsl send AbEt meeting AjtmAE appointment mwEd holiday ETlp party Hflp
    wedding Ers birthday Eyd_mylAd gift hdyp present hdyp clothes hdwm,mlAbs shirt qmyS shoes kndrp,H*A' dress fstAn
    bag $nTp watch sAEp ring xAtm gold *hb silver fDp weather Tqs,jw exam AmtHAn lesson drs homework wAjb
    project m$rwE team fryq match mbArAp
    file mlf keyboard lwHp_mfAtyH
    """
}
