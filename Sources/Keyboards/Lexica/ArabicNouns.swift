extension ArabicLexicon {
  /// Nouns: N with pronouns and -At, F with a feminine ending, and words that take only the article
  /// (C).
  static let nouns: StaticString = """
    words N 1 byt ywm sAEh wld bnt rAjl rjl $gl HAl nAs Hbyb Hb qlb rAs Eyn Eqlb dm yd Ayd Ayn >b >m Ax >x Axt
    words N 1 >xt Am Ab Ebd rb AxwAt Axwp >xwp >xwAt Axwy >xwy Abwy >bwy Axwk >xwk Abwk >bwk Axwh Abwh >xwh >bwh Amy
    words N 1 >my Aby >by Axy >xy Axty >xty
    words N 2 bAb ktAb qlm mktb byAb $bAk krsy TAwlp srbr byr dAr $Ar$ $ArE Hy blAd bld wTn dwl dnyA ErD >rD ArD smA
    words N 2 bHr nhr jbl $ms qmr njm njwm mTr hwA jw Hr brd $tA Syf $tw rbyE xryf vlj tlj nAr myp my mAy mwy mA' |kl
    words N 2 Akl >kl xbz Ey$ rz lHm djAj frAx smk byD jbn jbnh lbn Hlyb zbdp zyt zytwn mlH skr flfl $Ay qhwp ESyr
    words N 2 myAh xDAr fwAkh tfAH mwz brtqAl lymwn bTyx $mAm Enb tyn rmAn tmr blH xwx m$m$ frAwlp bndwrp TmATm xyAr
    words N 2 bSl vwm twm bTATA bTATs jzr xs mlfwf kwsA bAnjAn bAmyp fwl Hmws Hms fASwlyA Eds mlwxyp ksksy mnsf
    words N 2 $AwrmA flAfl TEmyp k$ry kbAb kbp kfth tbwlp ftw$ mqlwbp brgl mEkrwnp mkrwnp Hlw HlwyAt knAfp bqlAwp kEk
    words N 2 kyk bskwt $wklATp $wkwlATp Esl mrbY mkSrAt fstq lwz jwz swdAny lb brgr bytzA sAndwyt sndwy$ fTwr gdA
    words N 2 E$A sHwr ADn fnjAn kAs kbAyp SHn mlEqp mElqp $wkp skyn skynp TnjrP mqlAyp frn gAz TbAx vlAjp tlAjp brAd
    words N 2 gsAlp kwy mkwAp mknsp SAbwn $Ambw mn$fp fr$Ap mEjwn mrAyp sryr mxdp lHAf bTAnyp srAyr sjAdp stArp klyp
    words N 2 kAnby HmAm mTbx SAlwn SAlp gArfp sTH blkwn blkwnp dhlyz drj slm AsAnsyr bnAyp EmArp TAbq dwr $qp AwDp
    words N 2 gnynp jnynp Hdyqp mzrEp mftAH qfl lmbp Dw nwr khrbA khrbAz $mEp tlfzywn tlfwn mwbAyl jwAl kmbywtr lAb
    words N 2 twb lAbtwb AntrnT Antrnt nt wAy fAy rsAlp msj rqm kwd brnAmj tTbyq mwqE Swrp fydyw fylm mslsl Agnyp
    words N 2 >gnyp mwsyqA rqS kAmyrA Shn $Ahn $AHn bTAryp smAEp syArp Erbyp bAS bASA bsklyt bskltp mwtwr TyArp qTAr
    words N 2 mtrw tAksy mTAr mHTp mwqf Tryq jsr $wArE zHmp ArDp A$Arp bnzyn mdrsp jAmEp Sf fSl drs drwS drws mAdp
    words N 2 ktb dftr wrqp wrq AmtHAn AxtbAr $hAdp wAjb Hl s&Al swAl jwAb mElm mElmp AstA* >stA* dktwr dktwrp Tbyb
    words N 2 mHAmy mhnds mhndsp mmrD mmrDp mHAsb mdyr mdyrp mwZf mwZfp EAml sAyq xbAz njAr HdAd lHAm HlAq syd sydp
    words N 2 Anfp Ansp mdAm bA$A byh Hj HAj HAjp $yx $ykhp wzyr r}ys ryys rys mlk mlkp Amyr >myr Amyrp jndy DAbT
    words N 2 $rTp bwlys jy$ Hrb slAm Slh SlH Eml Emlyp $rkp mSnE dkAn mHl swq mwl bnk mSArY mSAry flws mAl mSrwf
    words N 2 rAtb mEA$ sEr HsAb fAtwrp byE $rA lyrp jnyh dwlAr rYAl ryAl dynAr drhm ywrw kys $nTp mHfZp bDAEp hdyp
    words N 2 xSm EAyd bAqy fkp qr$ tmn vmn ArbAH m$klp m$Akl qSp qSS xbr AxbAr >xbAr klmp klAm ktAbp qrAyp lgp lhjp
    words N 2 Anjlyzyp fkrp fkr rAy r>y nSyHp mElwmp mElwmAt $y' $y HAjAt $glp $glAt grD AgrAD >grAD jdwl mwEd mwAEyd
    words N 2 AjtmAE mqAblp zyArp Eyd EydmylAd Hflp Ers zwAj jwAz xTwbp TlAq Hml wlAdp Eylp EA}lp EAylp Ahl >hl qrAyb
    words N 2 jyrAn jAr jArp SAHb SAHbp SHAb ASHAb >SHAb Sdyq Sdyqp ASdqA' rfyq rfyqp Eryys Erys Erwsp mrA mrp zwj
    words N 2 zwjp xTyb xTybp Tfl ATfAl >TfAl byby wlAd AwlAd >wlAd bnAt rjAl nswAn stAt st Em Emp xAl xAlp jd jdp
    words N 2 tyt tytA jdw sty sydw nsyb HmA HmAp kny ktyr Abn >bn Abnp bnt bnty mAmA bAbA yAmA Axw Abw >xw >bw jsm
    words N 2 wj wjh $Er tm fm snAn >snAn sn lsAn dAn Adn >*n Adyn rqbp ktf Dhr DHr bTn mEdp mEdh rjl rjlyn Ajr Ajryn
    words N 2 Aydyn ydyn AydAn >ydyn ASAbyE ASbE Zfr rkbp Ezm jld qlwb Eywn Eyn Hjb xd xdwd dqn $nb $wArb nfs rwH mx
    words N 2 dmE dmwE AErq bwsp HDn wjE Alm >lm mrD ElAj dwA dwy> AdwyP Hbp Hbwb Abrp msT$fY mst$fY mstwSf ESydlyp
    words N 2 Sydlyp Syydlyp EyAdp Srdhp rShH r$H HrArp kHp sEAl zkAm SdAE Drs SHp nwm Hlm AHlAm >HlAm rAHp tEb hm gm
    words N 2 Hzn frH frHp bsmp DHkp dmEp xwf gDb zEl Esb $wq wqt zmn dqyqp dqAyq vAnyp vwAny tAnyp swAny ywm AyAm
    words N 2 >yAm AsbwE >sbwE AsAbyE $hr A$hr >$hr $hwr snp snyn snwAt Emr EAm SbH SbAH Zhr ESr mgrb lyl lylp nhAr
    words N 2 fjr bkrA msA msy lhZp lHZp mrAt AwqAt >wqAt tAryx mstqbl mADy HADr
    words C 2 AHd Hd Atnyn vlAvA' tlAt ArbEA xmys jmEp sbt >Hd <vnyn AlAHd rmDAn $EbAn mHrm ynAyr fbrAyr mArs Abryl
    words C 2 mAyw ywnyw ywlyw AgSTs
    words C 3 sbtmbr Aktwbr nwfmbr dysmbr kAnwn $bAT A*Ar nysAn AyAr HzyrAn tmwz Ab Aylwl t$ryn
    words N 3 klb klbp qTp bsp bsynp bsAs klAb qTt HSAn HmAr bqrp xrwf mAEz jml Asd >sd nmr fyl qrd Erb fAr Arnb TAyr
    words N 3 ESfwr HmAmp dyk jAjp wzp bTp ngl nHl nHlp nml nmlp dbAn nAmws Ersr SrSwr Enkbwt HfyP tEbAn slHfAp
    words N 3 smkp AsmAk HwT Hwt dlfyn $jrp $jr $jrAt wrd wrdp wrwd zhr zhrp zhwr E$b >rDyp rml SHrA gAbp bHyrp $T
    words N 3 $ATy jzyrp brk brkp mwj mwjp lwn AlwAn >lwAn $kl A$kAl >$kAl Hjm Twl ErD wzn msAfp nSf nS rbE xms Adm
    words N 3 jz' jzA mjmwE Edd EdAd AEdAd rqm ArqAm >rqAm drjp lbs hdwm mlAbs qmyS bnTlwn bnTAl jynz tnwrp fstAn
    words N 3 tywrt jAkyt kbwt bAlTw HjAb $Al brnyTp TAqyp jwArb klsAt jzmp HdhA' HDA' kndrp SndAl $H ATp sbAT $bT
    words N 3 swtyAn HzAm nDArp nZArp sAEp xAtm Hlq tAsl Eqd AswArp mjwhrAt dhb *hb fDp mAs ETr mkyAj rwj lEb lEbp
    words N 3 mlEb krp kwrp fryq mbArAp mbAryAt rAhn hdf jwl AlEAb ryADp jym sbAHp rkD mSArEp bTwlp fwz xsArp jAyzp
    words N 3 dwlp Hkwmp wzArp qAnwn Hq Hqwq HryP Hryp AntxAbAt swrp vwrp mZAhrp ywm AlAH syAsp Hzb $Eb jmhwryp mmlkp
    words N 3 EASmp mdynp mdn qryp DyEp mHAfZp Hdwd sfArp jwAz jwAzAt fyzA sfr rHlp tdhkrp t*krp tzkrp fndq gwrfp
    words N 3 grfp grf $nTp $nT $AT' syAHp sAyH Ajnby >jnby dyn AslAm <slAm qrAn qr|n SlAp SlwAt Swm zkAp Hj Emrp
    words N 3 jAmE ksyp knysp msjd mHjd nby rswl mlAk Akhrp jnp nAr *nb Hsnp dEA $kr bArk AymAn tqwY xyr $r HlAl HrAm
    words N 3 Eyb klmh twbp nyp qdr nSyb rzq Sbr Aml >ml vqp tqp HyAp HyAt mwt Emrk dnyA qbr jnAzp ErAs mElA mstqbl
    words N 3 mADy *kryAt *krY zkryAt Hlm xyAl Hqyqp kdhb kdb kzb Sdq srAHp SrAHp Amn Amnyp >mnyp Swt SwAt ASwAt $kwk
    words N 3 $k qrAr qrArAt xTp m$rwE m$AryE fkrp bd bdAyp nhAyp Axr nqTp mrHlp sbb AsbAb >sbAb ntyjp frSp Hz HZ
    words N 3 mwDwE mwADyE nwE AnwAE >nwAE mstwY mkAn AmAkn mkAnp jhp jnb wsT Trf rkn zAwyp bAb mdxl mxrj tHt fwq
    words N 3 msAEdp xdmp Tlb TlbAt TlbAtk $kwY tqryr wrAq AwrAq >wrAq twqyE xtm hwyp rxSp msAblp wZyfp wZAyf $gAlp
    words N 3 xbrp tjrbp tdryb dwrp mHADrp bHv tqdym njAH rswb TAlb TAlbp TlAb mdrs mdrsp Elm Elwm ryADyAt tAryx
    words N 3 jgrAfyA fyzyA kymyA AdAb Tb hndsp Asm >sm AsAmy >sAmy AsmA' lqb EnwAn mnTqp HArp Dwrp rqmk jnsyp SwrAt
    words N 3 mHfAdh sAHb mtAbE mtAbEyn n$r mn$wr tElyq lAyk $yr krwb grwb jrwb jrwp mjmwEp qnAp swAlf slfp HkAyp
    words N 3 HkAyAt HkAwy nktp nkt mzH mzHp hzAr $wrbp ghdA mrHbA slwk Hrkp Sdmp mfAj>p mfAjAp m$wAr m$Awyr fsHp
    words N 3 kzdwrp shrp Ezymp Hflp rqSp gny ngm gnwp gnyp nA$yd lHn gytAr Ewd Tblp dbkp
    words N 2 mdrsp jAmEp syArp Erbyp $qp grfp AwDp >wDp sAEp snp m$klp qSp klmp fkrp HAjp lylp Swrp rsAlp hdyp
    words N 2 Eylp EA}lp EAylp $rkp mrp Hbybp lgp bnAyp mkAlmp mrAyp $nTp jzmp qhwp rHlp Emp xAlp jdp zwjp SAHbp
    words N 2 mElmp drAsp ktAbp AglAp sfrp mqAblp zyArp Hkyp  Hlqp m$Arkp wrqp qTp Hrkp tjrbp bTAqp Hflp AgAnp
    words N 2 TAwlp jArp rqbp mEdp dwlp mdynp qryp nsxp mr>p AmrAp
    words N 3 Tryqp ElAqp SdAqp SHp rAHp EyAdp rwAyp mjlp jrydp SfHp TrAbyzp trAbyzp tktp blwzp nSyHp mHAwlp mlAHZp
    words N 3 $wrbp Syfp lEbp ryHp rwHp smEp fAydp nkhp lwHp dwAmp xdmp gyrp lhfp ksrp Edp m$wrp brkp njdp rHmp
    words N 3 nEmp mSybp kArvp
    words N 4 msAj mswj tlyfwn tlfwnAt kAmyrAt bAS bASAt mykrwbAS kAfyh kAfyAt mTEm mTAEm rystwrAn mqhY mqAhy sydyl
    words N 4 sbrmArkt swbrmArkt ywtywb fysbwk fys Anst jrAm AnstA tyktwk wAtsAb wAts twytr jwjl Aymyl qrwb byzns
    words N 4 mAnjr myttng AwfYs wyk And SbAHk ElqAk $hAdtk Hrb Hswb mHmwl EdAd swAq sAqy bwAb HArs nAjH rAbH zAbt
    words N 4 jndy dlyl $Ahd mwAfqp rfD qbwl TrYqp mwAd $wb nsmp ryAH EASfp gym gymp dbAb rTwbp zlzAl fyDAn dxAn trAb
    words N 4 gbAr Hjr HyT HyTAn sqf sTH ArDyp blAT bwyA dhAn xSb
    """
}
