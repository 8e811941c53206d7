extension ArabicLexicon {
  /// The commonest nouns and adjectives with their short vowels, so that `kitab` is no past tense
  /// of `ktb`.
  ///
  /// A word without short vowels stands a band lower than its like.
  static let vocalised: StaticString = """
    words N 0 byt ywm bAb nAs HAl rAs Eyn Axt Ax Am Ab Axw Abw Abn mAy nAr dAr rwH nwm twm $wb wlAd AwlAd >wlAd jAmEp mSAry fwAkh yd $y dyn nwr jAr
    words N 0 swq
    words N 1 Eilm TaEm TaEim maSAry maTAr SalAp
    words N 1 Eam SabAH masA masA' walad wilAd bint bin banAt Eamp xAl xAlp jad jadp jid sit sitAt marp
    words N 1 marap
    words N 1 mart marAt rajul rijAl rAjil Hurmp $ab $abAb Eylp EAylp EA}lp Ahil Ahl >hl SAHib SAHbp SAHibp SuHAb
    words N 1 SaHAb
    words N 1 ASHAb >SHAb Sadyq Sadyqp ASdiqA' ASdqA rafyq rafyqp Habyb Habybp HabAyib AHbAb jArp jyrAn xaTyb
    words N 1 xaTybp Earws Earwsp Earys zawj zawjp zwj jawz juwz Tifl ATfAl >TfAl jamAEp
    words N 1 sAEp sAEAt daqyqp daqAyq daqA}q vAnyp vawAny tAnyp layl lylp lyAly layAly nahAr fajr SubH
    words N 1 Zuhr Duhr ESr
    words N 1 magrib Ei$A' $ahr $uhwr sanp snyn snwAt sinyn AsbwE >sbwE AsAbyE AyAm >yAm waqt mawEid mawAEyd
    words N 1 zaman Eumr tAryx mustaqbal fajr bukrp
    words N 1 xubz xubzp Ey$ mA' mayp mwyp ruz laHm laHmp laHim djAj dajAj farAx frAx firAx samak samakp
    words N 1 bayD
    words N 1 bayDp Halyb laban labanp labnp jubn jibn jubnp jibnp zubdp zayt zaytwn sukar milH malH filfil fulful
    words N 1 $Ay qahwp EaSyr fawAkh fawAkih xuDAr xuDrp tufAH mawz mwz burtuqAl laymwn lymwn baTyx Einab tyn
    words N 1 tamr xwx mi$mi$ frAwlp farAwlp banadwrp bandwrp TamATim TamATm xiyAr baSal vawm twm baTATA baTATs
    words N 1 jazar xas kwsA bAmyp fwl HumuS Eadas mulwxyp mlwxyp manAqy$ mansaf $AwrmA falAfil TaEmyp ku$ary kabAb
    words N 1 kuftp kaftp kubp kibp kabp tabwlp fatw$ maqlwbp mqlwbp maH$y mHa$y maEkarwnp makarwnp maEkrwnp
    words N 1 Halw HalwyAt kunAfp knAfp baqlAwp kaEk kEkp kyk baskwt baskwyt $wklATp Easal murabY fustuq lwz
    words N 1 burgur bytzA sandwy$ fTwr faTwr fuTwr gadA gadA' Ea$A Ea$A' suHwr SaHn SuHwn malEaqp mElqp $awkp
    words N 1 sikyn sikynp
    words N 1 kAs kAsp kubAyp finjAn TAwlp TAwilp kursy karAsy maTbax HamAm gurfp grfp AwDp >wDp
    words N 1 SAlwn SAlp sryr saryr maxdp mixdp liHAf $ubAk $ibAk $abAbyk HyT HayT saTH baqAl mftAH miftAH mafAtyH
    words N 1 qufil qufl Duw Dw kahrabA tilfizywn tlfzywn talAjp tlAjp gasAlp mkwAp furn dwlAb
    words N 1 dwlAb xazAnp sitArp sijAdp SAbwn $Ambw mi$T fur$Ap man$afp mirAyp mrAyp
    words N 1 qalb rijl Ajr Ayd ydyn rijlyn Dahr Zahr baTn buTn miEdp $aEr Euywn Eaywn Eywn wajh wi$ tim
    words N 1 fam
    words N 1 Anf xa$m dAn Adn wdn ASbE ASAbE ASAbyE sin snAn sinAn >snAn lisAn lsAn raqabp katf kitif Sadr dam
    words N 1 jism jild Eazm rukbp $anab daqn jabyn xad xudwd $ifp $fAyf
    words N 1 madrasp madAris jAmEp jamEp Saf daris dars durws drws wAjib wAjibAt kitAb ktAb kutub daftar dftr dafAtir
    words N 1 qalam
    words N 1 AqlAm >qlAm waraqp waraq AmtiHAn AmtiHAnAt AxtibAr AxtbAr natyjp natAyj EalAmAt $ahAdp >stA* AstA*
    words N 1 mudaris mudarisp mdrs mdrsp muEalim muEalimp mEalim mEalmp TAlib TAlibp TulAb TalAb dirAsp drAsp kulyp
    words N 1 mAdp mawAd
    words N 1 HiSp faSl muHADarp muHADarAt maktabp lugp lugAt Earaby
    words N 1 $ugl $agl $ugul $aglp $arikp $irkp maktab mudyr mudyrp mwZaf muwaZaf mwaZaf AjtimAE ma$rwE m$rwE ma$AryE
    words N 1 rAtib
    words N 1 maEA$ fulws flws maSAry mSAry maSArY jinyh dwlAr dynAr ryAl lyrp dirham siEr saEr AsEAr HisAb fAtwrp
    words N 1 bank
    words N 1 HawAlp xaSm xidmp waZyfp mAl maSrwf rizq dyn duyun tijArp biDAEp zabwn zabAyn
    words N 1 $Ariy $AriE $awAriE Taryq Turuq Taryqp sayArp siyArp sayArAt Earabyp EarabyAt bAS qiTAr tAksy TayArp
    words N 1 TyArAt maTAr
    words N 1 maHaTp mHTp mawqif jisr musta$fY mst$fY Saydalyp Sydlyp duktwr dktwr diktwr duktwrp dkAtrp dakAtrp Tabyb
    words N 1 dawA' dawA dwA
    words N 1 maraD wajaE Alam Alm >lam SudAE zakAm ra$H kaHp suxwnp sxwnp HarArp Eamalyp jarH
    words N 1 maHal maHalAt dukAn dakAkyn AswAq mTEm maTEam maTAEim maqhY fundq fundiq fanAdiq masjid masAjid jAmiE
    words N 1 kanysp
    words N 1 baHr baHar $ATi' nahr nahir jabal jibAl samA' samA $ams $amis qamar nujwm nijwm najmp najm maTar maTr
    words N 1 talj valj tlj hawA' hawA
    words N 1 Har bard $itA $itA' $tA Sayf Syf rabyE xaryf jaw juw ArD >rD turAb raml SaHrA' $ajarp $ajar wardp ward
    words N 1 zahrp zuhwr
    words N 1 dunyA EAlam balad bilAd madynp mudun qaryp waTan manTiqp HArp makAn AmAkin >mAkin
    words N 1 kalb klAb kilAb qiTp biss basp HiSAn HumAr HimAr baqarp xarwf Asad >sad nimr namir fyl qird Arnab faAr
    words N 1 fAr ESfwr EaSfwr
    words N 1 EaSAfyr HamAmp HayawAn HayawAnAt namlp naHl naHlp
    words N 1 qamyS bnTlwn banTalwn binTAl fustAn jAkyt jzmp jazmp HiDA' kundarp $anTp $anTAt HijAb nZArp naDArp
    words N 1 naDArp sAEp xAtim xAtm Halaq malAbis hudwm hidwm lubs libs
    words N 1 tilifwn tilfwn mwbAyl jawAl jwAl raqam raqm ArqAm >rqAm risAlp rsAlp rasA}il rasAyil rasAlp Suwrp Swrp
    words N 1 Suwar taSwyr fylm
    words N 1 AflAm >flAm musalsal mslsl Agnyp >gnyp AgAny >gAny gunyp mwsyqA muwsyqY fiydyw birnAmaj brnAmj barAmij
    words N 1 Hisab kumbywtr kmbywtr lAbtwb
    words N 1 AntrnyT Antrnt Antarnt nit taTbyq mawqiE qanAp xabar AxbAr >xbAr luEbp liEbp AlEAb kurp kwrp mubArAp
    words N 1 maElab
    words N 1 faryq hadaf riyADp ryADp sibAHp sbAHp raqSp Hadyqp
    words N 1 su&Al suwAl swAl s&Al As}lp As}ilp jawAb jwAb mu$kilp mu$klp ma$Akil m$Akl Hal fikrp fikr ra>y kilmp
    words N 1 klmp kalimp kalimAt kilmAt klAm kalAm
    words N 1 qiSp qaSp qiSaS HikAyp HkAyp Haqyqp kidb kizb kizbp kadib kadb sir Haq HAjp HAjAt $y' A$yA' mawDwE mwDwE
    words N 1 sabab AsbAb
    words N 1 Asm Asim maEAny mEnY EinwAn EunwAn bidAyp nihAyp nuS niSf rubE tilit
    words N 1 Hub gaDab Huzn faraH farHp saEAdp xawf $uwq $awq gyrp Hanyn AHsAs >HsAs ma$AEir Hilm Hulm AHlAm
    words N 1 >HlAm >amal Amal >mal
    words N 1 Huryp HayAp HyAp HayAt mawt mwt naSyb HaZ qadar ruzq xyr xayr $ar barakp rAHp taEab mu$wAr mi$wAr
    words N 1 Allh rab rasul raswl naby dyn AslAm <slAm SalAp Sawm SiyAm Swm zakAp Haj HAj Haram HalAl HarAm janp
    words N 1 jahanam duEA' daEA'
    words N 1 duEA qurAn qur|n qrAn AymAn <ymAn malAyk xuTbp Ayp tasbyH Ajr daEwp
    words N 1 Haflp HaflAt Eurs ziwAj zawAj jawAz Eyd AEyAd >EyAd hadyp hadAyA sahrp sahrAt safar safrp riHlp $anTp
    words N 1 fyzA maSyf syAHp
    words N 1 dawlp Hukwmp ra}ys ryys malik malikp wazyr Harb salAm jay$ $urTp $arTp qAnwn $aEb
    words N 3 jAmEAt $AHn $AHin baTAryp kAmyrA SafHp rAbiT taElyq kwmnt lAyk mutAbEp mutabEyn
    words N 3 mrwHp lamp lambp silm sulm daraj bilAT $aqp $uqp EimArp EmArp bnAyp binAyp TAbiq jArAj mafruw$At
    words N 3 kanabp kanabAyp taxt far$p TanjArp Tanjarp qidr maqlAp kibryt
    words C 1 Had AHad >Had Atnyn <vnyn vulAvA' vlAvA' tilAt talAt ArbaE ArbEA' ArbaEA xamys jumEp jamEp sabt sabit
    words C 1 ramaDAn muHarram $aEbAn rajab $awwAl ynAyr fabrAyr mArs Abryl mAyw Aktwbar
    words C 1 sbtmbr Aktwbr nwfmbr dysmbr
    words C 1 maSr miSr lubnAn swryA suwryA filisTyn falasTyn flsTyn Ardun >rdun EirAq saEwdyp suEwdyp kuwayt kwyt
    words C 1 qaTar baHryn EumAn yaman
    words C 1 magrib jazA}r jazAyr twns tuwnis lybyA suwdAn AmArAt <mArAt byrwt dima$q Halab bagdAd riyAD qAhirp jidp
    words C 1 dubay dby makp madynp gazp qudus quds EamAn
    words A 1 mu$amis
    words A 0 zyn jwEAn TAlE nAzl rAyH jAy jAhz EAdy fADy fAhm nAym SAHy xAyf sAkn kwys Tyb gAly mA$y nAsy EArf
    words A 0 $Ayf HAs qAEd wAqf EAyz EAwz
    words A 1 Hilw Hulw kabyr kbyr Sagyr zagyr zgyr jadyd qadym Tawyl qaSyr gAly raxyS qaryb baEyd saryE baTy' biTy
    words A 1 SaEb sahl sahil xafyf taqyl vaqyl
    words A 1 jamyl HAr bArid saxn sAxin dAfy kaslAn taEbAn jwEAn jaEAn EaT$An EaTSAn ETSAn naEsAn nEsAn farHAn mabswT
    words A 1 zaElAn Hazyn saEyd
    words A 1 maryD mrD EayAn zahqAn mxnwq maxnwq malAn ma$gwl m$gwl fADy mustaEjil mistaEjil m$tAq mu$tAq mi$tAq
    words A 1 mitDAyq mutDayq xAyif xajlAn
    words A 1 xarbAn mayt myt Tayib kwayis kuwys kuwayyis mnyH munyH minyH mumtAz rA}iE rAyE EaZym Eajyb garyb muhim
    words A 1 $ATir $ATr
    words A 1 *aky zaky gaby majnwn jAhiz jAhil baxyl karym Tayib maskyn miskyn gany faqyr qawy DaEyf naHyf samyn
    words A 1 taxyn SaHyH galTAn maZbwT
    words A 1 maZbwT maDbwT mafhwm mawjwd mamnwE mustaHyl mumkin lAzim SAdiq kadAb kazAb naDyf nDyf wsx maftwH
    words A 1 maskr mqfwl maqfwl
    words A 1 mit>xir mut>xir mitAxir mitAxr mutAxir rAyq rAyiq muHtAj muHtaram miHtAj mitjawiz mtjwz mitzawij
    words A 1 mutazawij AEzab maTluq Eazb
    words A 1 nAyim qAEid wAqif rAyiH jAyy mA$iy nAzil TAliE dAxil xArij rAjiE wASil EAyi$ sAkin EAmil EArif $Ayif
    words A 1 fAhim nAwy bAyin sAmiE HAsis HAbib lAbis EAyiz EAwiz
    words A 1 kAtib fAtiH qAdir sAyiq msAfr musAfir misAfir fAkir qAfil mAsik $Agil jAyib nAqiS kAmil
    words A 1 AHmar AxDar Azraq ASfar Aswad AbyaD >Hmar >xDar >zraq >Sfar >swad >byaD Earaby Anjlyzy faransy maSry
    words A 1 miSry lubnAny swry filisTyny flsTyny
    words A 1 Ardny saEwdy suEwdy EirAqy kuwayty Amryky turky muslim masyHy wATy EAly muhandis mhandis muhandisp
    words A 1 muHAmy mumariD sAyq TabAx
    words F 1 HamrA' bayDA' sawdA' xaDrA' zarqA' SafrA' HamrA bayDA sawdA xaDrA zarqA SafrA
    words N 3 AHtirAm AntibAh $abakp $ibAk $anTp $adyd $ufyr $arAb $Aykp EalAqp Easkar Eaql Euqdp Earaq Eayb
    words N 3 EA$q
    words N 3 waqt AwqAt >wqAt daqAyq mawDwE TabEp TabxAt TawAbiq TAlibp Talab TalabAt TabyEp Tawr TaqS
    words N 3 safrAt saHAb $awk sahm sinyn
    words N 3 HaDAnp HAlAt HAlp HabAyb Habs HarAmy Haryr HaZ HuDn HuDwr Hudwd Husayn HajAb Hajz HalwY Hukm HArAt HArp
    words N 3 HafAwp HaqAyb Haqybp
    words N 3 lamsp lawn AlwAn >lwAn lahjp lahjAt lawHp laymwnAp liEb luqmp
    words N 3 manZar manAZir mawsim mawsm mas&wl masraH masbaH maErakp maErifp maEnawyAt magsalp mandyl manAdyl maSnaE
    words N 3 maSdar maTbaEp muHAmy muHAsib
    words N 3 muqAblp muqAbalp mukAlamp mukAlmp muTrib muTribp mu$Ahadp mutEap muDyf muntaj mubAdarp
    words N 3 naZar naZarp naZryp naSyHp naSAyH nawm nafs nafas nidA' niEmp niqAb nuqTp niqAT nuktp nukat nisyAn nisbp
    words N 3 nisA' niswAn
    words N 3 qahr qarAr qarArAt qaryb qarAyib qaSr qiTEp qismp qism qimp quwp qudrp qalaq qanAEp qarD
    words N 3 ragbp ragyf raHmp rasm rasmp raSyd raqabp rafyqp rukn ruxSp ruTbp riqp risAlp riyAH
    words N 3 salAmp salp salAm sabAq sibAq samA samEp saTr sakan simsim sirqp surEp sufrp suxryp
    words N 3 SaHn SaHAfy SaHyfp Sudfp SadAqp Sadmp SafHp SinAEp Sinf Sundwq SinAdyq SiyAnp
    words N 3 taHyp taHyAt taEAwn taElym tadryb taqryr tarqyp tasjyl tajrubp tajribp tafSyl tafASyl taglyf tanZyf
    words N 3 taTwyr tahnyp tawfyq tawqyE tawqyt taxfyD taHdyv taTEym takAlyf
    words N 3 viqp vaman vaqAfp vawrp tuHfp tarjamp tartyb turAv tamryn tamAryn tijArp
    words N 3 waEd wafA' wafAp wajbp wajbAt waraqAt waHdp waHd wijhp wizArp wiSAl wuSwl wuqwf wAsTp waqfp
    words N 3 xaTA xaTAb xaT xuTp xaymp xaSwSyp xiyAr xilAf xasArp xadmp xuTwp xuTwAt xayAl xayATp xizAnp
    words N 3 yamyn yasAr ysAr zaHmp zamyl zamylp zumalA' zumlA zaytwnp ziyArp zAwyp zawAyA zahr
    words N 3 DaHkp Dayf Duywf DayEp DagT DabAb DarAyib Darybp DaxAmp Damyr DamAn
    words N 3 dawAm dawrp dawr dawlp dalyl damEp dumwE darajp darajAt diqp dufEp dafE dabdwb dujAj
    words N 3 bayAn bayt bawAbp barnAmij banzyn barakAt barq baryd baTal baTlp baTwlp buTwlp balkwn balkwnp bulwzp
    words N 3 balwzp bwsp bunduq badawy badal
    words N 3 jalsp jumlp jamAl jamAhyr jumhwr jAnib jadwal jadAwil jArp jaryp jazyrp jazAr jawAhir jild junwn jundy
    words N 3 janbp jawAb
    words N 3 kahf kifAyp kaf kabAb kabwt kamyp karam karAmp kasl kaslAnp kanz kalsAt kawkab kwE kylw
    words N 3 farq furSp furaS farqp fasHp fusHp fatrp faryq faDA' faDyHp faHS fikrp faqr finjAn fukAhp fanAn fanAnp
    words N 3 fan flAH falAH falsafp fawz fawDY fahm
    words N 3 gabAr garAm garAmp garaD garAbp gAbp galTp galTAt gasAl gaswl gayb gazAl gunA gurAb gurwb ginA' gamzp
    words N 3 gaym guywm gaymp
    words N 3 halAk ham humwm hawas huwyp hAtif hawAtif hadaf AhdAf hawA
    words A 3 basyT balyd bAyx bArE bAriE jAmid jary' jazAb HasAs Hakym Hanwn HAmiD HAd HayrAn Hazyn xAyn
    words A 3 xaTyr xabyv xabyr xafyf xarbAn daqyq rahyb rayAn raqyq sArH safyh sakrAn sAmiH saTHy $aryf $aqy $arwd
    words A 3 $awb $adyd Sabwr
    words A 3 sahrAn SAfy SAyim Tabyby Tary TAyH Eajwz Ea$wA}y Eanyf Eanyd EATil EaZym EaryD Eamyq Easyr
    words A 3 gaDbAn gArq gayrAn gAmiD gAliT fATir faZyE fuDwly faDwly faSyH faxm mAkin malyAn malyH manHws mansy
    words A 3 muryH muhmal mujtahid mitHamis
    words A 3 mutaEwid mitEawid muqrif mudhi$ mugry mujrim mufyd murtAH mirtAH murbik muwafiq mwAfiq muqtaniE mu>adab
    words A 3 m&dab mihtam muhtam naqy nAjiH nAdim
    words A 3 nA$if nAEim nAqiS na$yT qATiE qAsy qalqAn qalyl qadyr qAdim qarfAn rAsib waTany waHyd wAviq wAsiE wATy
    words A 3 waqiH wADiH xAliS yatym yAbs yAbis
    words A 3 zabwn zAyd zAyid mujAny majAny maTbwx maTlwb ma$hwr mawhwb marbwT maHrwm maZlwm masrwr masmwH makswr
    words A 3 maEzwm makrwh maEqwl maErwf maftwn mafqwd magrwr masjwn maHZwZ
    """
}
