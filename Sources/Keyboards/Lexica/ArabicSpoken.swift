extension ArabicLexicon {
  /// Words of the house, the market and the body as they are said in the Levant and in Egypt,
  /// participles, and Moroccan words; the list is our own, written by hand.
  static let spoken: StaticString = """
    words N 2 jaras dikAnp dikAn SabAT kundarp $aHATp fustAn qamyS jAkyt kanzp burnyTp EwynAt maHbas
    words N 2 Halaq $ubAk bAb mftAH miftAH darj >aSanSyr SAlwn $urfp saTH jnynp Hadyqp kanabAyp krsy
    words N 2 kursy TAwlp tarAbyzp xizAnp taxt sirAj lambp Daw kahrabA mukayif barAd furn gAz mqlAyp
    words N 2 Tanjarp SaHn mlEqp malEaqp $awkp sikyn kubAyp kibAyp finjAn >anynp qanynp mHal maHal
    words N 2 swq dkAnp maktab maSnaE mst$fY Saydalyp bAnk bank bansyn banzyn maHaTp mawqif jisr
    words N 2 nafaq maTAr mynA' funduq jAmE knysp qahwp maTEam wAld wAldp Tfl Tiflp jAr jArp jyrAn
    words N 2 Dayf Dywf SAHib SAHbp SHAb muwaZaf muEalim dktwr duktwr Hakym mrDp muHAmy $urTy $rTp
    words N 2 jundy syAsp Hkwmp malik wazyr HAkm HarAmy jaw TaqS maTr gaym talj bard $wb $awb ryH
    words N 2 Earq rTwbp bnadwrp xyAr xas baTATA jazar kwsA bAdnjAn baSal twm naEnaE baqdwns laymwn
    words N 2 burdqAn tufAH mwz Enb buTyx baTyx $amAm xawx drAq m$m$ karaz frAwlp tyn rmAn zaytwn
    words N 2 labnp labn jibnp jabnp bayD byD laHm djAj jAj samak ruz Eads fwl HumuS tabwlp fatw$
    words N 2 kubp ki$k mlwxyp bAmyp mnqw$p mnAqy$ sfyHp kaEk Hlw HlwyAt baqlAwp knAfp bwZp EaSyr
    words N 2 $Ay rAs $aEr Eyn >idn mnxAr tum snAn raqbp kitf Dahr baTn Sadr >yd Ayd >iSbaE Ajr rijl
    words N 2 rukbp qalb dam EaDm jild marD wajaE HarArp ra$H sEAl dwA HbAyp Hbwb >ibrp Emlyp mstwSf
    words N 2 fikrp mu$klp Hal galaT galTp SaH Hlm kizbp kadbp sir qSp qisp qiSp xabar xbryp swAl
    words N 2 jwAb klmp lugp $gl $aglp $aglAt nwE $akl lawn Hajm wazn raqm tAryx mawEid mwEd dawr
    words N 2 frSp HaZ nhAr DuHr EaSr magrb E$yp ESryp yawmyn >awl Axr nuS rubE dqyqp dqAyq tAnyp
    words N 2 maSAry qir$ lyrp dwlAr rAtb maEA$ HsAb fAtwrp sEr tmn dayn EarD tnzyl rxSp tlfwn
    words N 2 mwbAyl xaT ramz rsAlp Swrp fydyw qnAp brnAmj mslsl fylm >gnyp gnyp mwsyqY ryADp kurp
    words N 2 mubArAp laEbp HAjp $anTp jwAz_sfr taDkrp riHlp Tyarp TyArp qTAr
    words A 2 maqTwE mamnwE majnwn mawjwd ma$gwl maftwH msakar maktwb mabswt maZbwT maElwm maErwf
    words A 2 mafhwm maTlwb mahdwm ma$hwr mahmwm madEwm maEzwm mahjwr mabrwm maHrwq maglwb mawEwd
    words A 2 majrwH malyAn farHAn taEbAn zaElAn jwEAn EaT$An bardAn suxn nAzil TAliE qAEid wAqf
    words A 2 m$tAq mi$tAq mistaniyak mrtAH mirtAH mistaEjil mHtAr mDAyq mtdAyiq mutafiq mafrwD
    words A 2 mukamal mZbwT nAdr saryE baTy qryb baEyd qaSyr Tawyl smyn DaEyf qawy kabyr basyT SaEb
    words A 2 sahl mHtaram zaky gaby kaslAn mjthd mujtahid la*y* Tayib wiHi$ gAly rxyS fADy naDyf
    words A 2 wisx tAzA jAmid gAmid
    words N 2 zanqp srjm TwmwbylA TwmwbylAt xwbz Hlyb sukr zyt lHm djAj bTATA mATy$A bSlp lymwn Hwt
    words N 2 Tbsyl kAs zlAfp mEylqp mws kwzynp kwzynA byt sAlwn HwAnt Tbyb SbyTAr dwA frmAsyAn
    words N 2 qrAyp mdrsp mElm lwsTAd mdyr xdmp xdAm mAkynp flws dryhmAt ryAl wrqp tSwyrp HwAyj
    words N 2 sbATp srwAl qAmyjp jlAbp tqA$r SAk bzTAm sArwt dElp SAHbp HbAb EA}lp $Arf $yxp $Ab tfl
    words N 2 bnAt wlydAt zwj mrA jyrAn nAs msA lyl ftwr gdA E$A kAskrwT rmDAn Eyd Ers jnAzp
    words A 2 mzyAn zwyn xAyb SEyb sAhl sxwn bArd kbyr Sgyr TwAl qSyr gAly rxyS jdyd qdym EyAn frHAn
    words A 2 mqlq mHTwT xAwy EAmr mwsx nqy msdwd mHlwl bEyd
    words X 2 bA$ gyr bHAl mnyn lhyh dgyA EAfAk mEAk mEAh dyAlkm dyAlhm xAS xASny xASk xASw bgA bgAt
    words X 2 bgyt bgynA
    words X 3 wAxA dyAl dyAly dyAlk dyAlw dyAlhA dyAlnA ElA$ mAElA$ ElAh ntA ntwmA hwmA $wyA AtAy
    words X 3 A$nw $kwn fwqA$ wqtA$ kyfA$ kydAyr kydAyrp dAyr lA_bAs ywA ydyr ndyr tdyr kndyr ktdyr
    words X 3 kydyr kAyn kAynp mAkAyn$ bgyty kAnbgy knbgyk kntwH$k twH$tk m$yt m$A nm$y gAdy smHly
    words X 3 hAd$y dAk$y hbT fAq HAnwt TAjyn sksw Hryrp dymA sbyTAr bslAmp drb smyty smytk smytw
    words X 3 smythA dArjp AlrbAT kyhDr kthDr knhDr EfAk bAraka zwynp mzyAnp $HAl drAhm drAry dAbA
    words X 3 drwk AlywmA gdwA AlbArH hAdw tmA mAEndy$ mAErft$ mAfhmt$ mAky$ wAlw jwj xwyA xty bbA
    words X 3 mwk mmA SAHby zEmA Hyt HtA b_SH bSH bSHtk tbArk_Allh Allh_yxlyk rAh rAny rAk rAky wA$
    words X 3 kyrAk kyrAky nqwl EjbAny EjbtnY hDr nhDr msmn mrsy bwnjwr bwnswAr sAlw bArdwn bwnn
    words X 3 sAfA trAn Twmwbyl TwbYs mAdAm mwsyw bwtAn dwsyh kl_$y $lwnj j*y k*A twny EyAl rAyk
    words X 3 Anzyn $dEwh $kw hwAyh $sAlfh bEdny tAEy nATrk Elyhn qly hAl xAltw ntm$Y rdw ETlAnp
    words X 3 fy_Al tyjy AnnA $fth m$kl ntlAqAw byEqd Endy$ hDrty hDrt gnm$yw blAty symAnp nmrp
    words X 3 AlwAldp AlwAld nwD nwDy bSHp bArH kl$y yAlAh jls kAt myn <nw wAnt wAnty wAnA xyy xyty
    words X 3 zAbT ZbT klkn lwHdw lwHdh lwHdhA EArfp EAmlp ystr rbnA >qwlk >qwl bqwl btAEtk hwl mEk
    words X 3 mEy Endy Endk EnA EndnA rAyHp rAyHyn jAyyn jAyp mbErf Tlbt xbrny bfkr bl$ nbl$ $Atr
    words X 3 tEbAnp mbswTp $gAlyn jdydp wAllh AlHmd_llh mnyHp kwysp Awy xAyfp hAlmrp mstAns trY EsY
    words X 3 Hqy Hqk kvyr ybylh swyt ysAwy yEynk ynfE >HtAj Adry xn$wf $fyh $ftk wdk nbgY mdry mAbY
    words X 3 yqwl sAlfp wnAsp SdE fdytk Hyyk yhlA xdAm$ mAxdAm$ syr syry dyr dyry drt dArt kAE
    words X 3 kAmlyn H$wmp smH smHy tsnY tsnAy SyfT SyfTt nSyfT tSyfT kAybgy mAbgyt$ nbgy knErf fhmt
    words X 3 fhmty knZn knqlb tqdr nqdr yqdr ktqdr knqdr tEAwny xdmt m$Aw njy mAjA$ bkry mn_bEd
    words X 3 kbyrp Sgyrp $y_HAjp wlkn fAyn bEdA rAhA rAhm hAhw hAhy Endw EndhA EAwtAny
    exact >wDp 2oda oda 2ouda
    exact AwDp 2oda oda 2ouda
    exact jnyh geneh gneh genih
    exact Htp 7etta 7eta 7itta
    exact <jAbp egaba igaba 2egaba
    exact l*y* lazeez lazez laziz
    exact bwZ bawaz bawwaz
    exact bTATA btata
    exact mwASlAt mowaslat mowasalat
    exact qrAyp 9raya qraya
    exact Allh lah
    exact zlmp zalame zalameh zalami
    exact klh kollo kello kullo kollu
    exact klw kollo kello kullo
    exact wlAd wled wlad
    exact Hbyb 7abib habib
    exact Ejbny 3agabny 3agabni 3ajabni
    exact xyy 5aye khaye 5ayye khayye
    exact tjwA tejo tijo
    exact xbrny khabberne khabberni 5abberne 5aberne
    exact SEyb s3ib s3eb
    exact znqp zen9a zan9a
    exact mATy$A matecha maticha
    exact nqrA n9ra nqra
    exact nErf n3ref na3ref
    """
}
