extension HebrewLexicon {
  /// Nouns, adjectives and adverbs of every day, and the stems of verbs, a class for each pattern
  /// of forms; the list is our own, written by hand.
  static let everyday: StaticString = """
    words N 1 mibxan $yEwr Awrez
    words N 2 mi$Tarah malwn karTys darkwn trwpah Eynayym ma$kwret meqarer Awrez kby$ AwTwbws $wlxan
    words N 2 tapwax delet madreget maElyt qyr taqrah ricpah gag gynah marpest xacer ganan Arwn
    words N 2 karyt $mykah mizron magebet sabwn $ampw marAh keleb xatwlah parah kebe$ Eez xazyr
    words N 2 tarnegwl tarnegwlet Ekbar Arnebet namer Aryeh dwb pyl qwp naxa$ cab dabwr yatw$ zbwb
    words N 2 nemalah parpar ywnah Ec Ealeh $wre$ deseA yaEar midbar Agam naxal mapal Ay ywbel Eanan
    words N 2 baraq raEam qerax kwkab yareax $amayym Adamah Abaq xwl seleE Aeben zahab kesep barzel
    words N 2 nexw$et pex melapepwn Egabanyyah bacal $wm gezer xacyl qy$wA pylpel paTryyah tyras
    words N 2 Apwnah dlaEat xasah krwb brwqwly tered bananah Ananas AbaTyyax melwn Enabym tapwz
    words N 2 mandaryna lymwn Apersek $ezyp dwbdeban twt rymwn tAenah tamar Egwz $aqed bwTen gebynah
    words N 2 xemah ywgwrT $amenet $emen xwmec melax swkar dba$ rybah $wqwlad bambah Ewgyyah Ewgah
    words N 2 mamtaq glydah qapeh teh myc swdah mayym yayn byrah kws calaxat mazleg sakyn kapyt syr
    words N 2 maxbat tanwr qwmqwm mykrwgal mapyt bwqer cahrayym Axar_cahrayym Ereb laylah xacwt dqah
    words N 2 $nyyah $aEah ywm $abwE xwde$ $anah Easwr meAah Abyb qayc stayw xwrep rA$wn $eny $ly$y
    words N 2 rbyEy xamy$y $y$y $abat xag xwpe$ xwp$ah hwledet ywm_hwledet bayt byt_seper byt_xwlym
    words N 2 byt_kneset byt_qapeh byt_$ymw$ dyrah xeder salwn miTbax mirpeset madregwt $ken $kenah
    words N 2 rexwb kykar gan gan_yeladym park mirkaz qanywn xanwt makwlet swpermarqeT $wq misEadah
    words N 2 bank dwAr mi$rad taxanah rakebet mekwnyt Apanwaym Awpanyym mwnyt ma$Ayt maTws sepynah
    words N 2 syrah Tysah nesyEah Tywl mizwadah derek ge$er minharah ramzwr cwmet xanayah deleq
    words N 2 bakbwq mi$paxah hwrym Ab Am AbA AymA Ax Axwt ben bat sabA sabtA dwd dwdah ben_dwd
    words N 2 bat_dwdah neked nekdah baEal Ay$ah zwg xatan kalah xamwt xam gys gysah yeled yaldah
    words N 2 tynwq tynwqet naEar naEarah baxwr baxwrah geber zaqen Adam An$ym rA$ panym Eayn Awzen
    words N 2 Ap peh $en $ynayym la$wn $eEar cawAr katep zerwaE yad AecbaE ceporen gab xazeh beTen
    words N 2 leb regel berek kap qarswl Ewr dam Eecem mwax reAh kabed $eryr rwpeA rwpeAah xwleh
    words N 2 maxalah xwm keAeb rwqaxat byt_merqaxat merpaAah nytwax bdyqah zryqah xyswn qwrwnah
    words N 2 cynwn $apaEat $iEwl Alergyah bryAwt Eabwdah menahel menahelet Ewbed mazkyrah mazkyr
    words N 2 cewwet pgy$ah y$ybah xwzeh bwnws mas qabalah xe$bwnyt mixyr mexyr hanaxah mibcaE
    words N 2 qnyyah $yq haxzer haEabarah karTys_A$rAy Ewdep xwb hwcaAh taqcyb pkyd mwqed $yrwt
    words N 2 laqwx reAaywn pyTwryn qaryerah seper siprwt miktab maxberet maxaq Eparwn Et lwax kytah
    words N 2 cywn talmyd talmydah mwrah mwreh prwpeswr stwdenT stwdenTyt AwnyberesyTah miklalah tyk
    words N 2 tyqyyah xe$bwn matmaTyqah hysTwryah Anglyt Ebryt Erabyt carpatyt rwsyt gewgrapyah
    words N 2 maxqar twAr max$eb nayad nyyd Telepwn mispar hwdaEah mayl qwbec tmwnah tmwnwt sirTwn
    words N 2 sereT masak mikladet maTEen swlelah sysmah qy$wr Atar AynTerneT r$et qwd tyqwn twknah
    words N 2 Aplyqacyah mi$xaq $yr mwzyqah qwncerT hwpaEah teAaTrwn xad$wt Eytwn xwlcah miknasayym
    words N 2 $imlah xacaAyt meEyl sweder naEal naEalayym garbayym kwbaE caEyp mi$qapayym tyq Arnaq
    words N 2 $aEwn tabaEat cmyd $ar$eret beged bged_yam Ahabah sinAh simxah Eaceb paxad kaEas
    words N 2 tiqwah xalwm zikarwn ragas rege$ xayym mawet mazal haptaEah beEayah pytrwn raEaywn
    words N 2 maxa$abah sibah sikwy Aemet $eqer swd sypwr bdyxah cxwq kabwd koax kwax nisaywn
    words N 2 haclaxah kisalwn taEwt Eecah Eazrah txw$ah $aEmwm geAawah bw$ah medynah mem$alah
    words N 2 rA$_mem$alah kneset bxyrwt xwq $wpeT byt_mi$paT mi$paT Ewrek_dyn $wTer ganab milxamah
    words N 2 $alwm cabA xayal qrab pcacah AazEaqah gbwl nesyA melek malkah $ar Ezrax dabar miqreh
    words N 2 maAamar maqwm zman Ewlam cad Awpen cwrah swg xeleq swp hatxalah $inwy maTarah twcaAah
    words N 2 hesbar $eAelah t$wbah milah cebaE gwdel mi$qal Awrek merxaq mhyrwt mehyrwt
    words N 2 TemperaTwrah mezeg_Awyr Awyr A$ pas xwr qw nqwdah Eygwl rybwE miTryyah sipryyah qwpsah
    words N 2 $aqyt xebrah misgeret maclemah mi$qwlet mazwn tapryT manah melcar melcaryt migdal
    words N 2 kaptwr laxcan cebaT paTy$ masmer swlam xebel sapah kwrsah meyabe$ mekabes qwrqynet
    words N 2 maxat kadwr kadwrgel kadwrsal berykah xwp taxarwt qebwcah Alypwt madalyah mesaxeq
    words N 2 mesaxeqet $axqan $axqanyt zamar zameret nagan cayar Emwd psanTer gyTarah twp rab kwhen
    words N 2 tepylah micwwah mezwzah Talyt cedaqah $wmer Earwc Teknwlwgyah maTbeE $Tar Argaz
    words N 2 maEaTapah bwl xabylah mi$lwax qwpah qwpaAy myzwman mezwman Eamlah bytwax mi$Tarwt
    words N 2 trwpwt taqrwt ricpwt gynwt $mykwt xatwlwt parwt ywnwt Adamwt Egabanywt paTrywt
    words N 2 Apwnwt xaswt bananwt tAenwt gebynwt xemwt rybwt bambwt Ewgywt Ewgwt glydwt swdwt
    words N 2 byrwt dqwt $nywt $aEwt meAwt xwp$wt dyrwt $kenwt misEadwt taxanwt sepynwt syrwt Tyswt
    words N 2 nesyEwt mizwadwt minharwt xanaywt mi$paxwt dwdwt nekdwt kalwt gyswt yaldwt naEarwt
    words N 2 baxwrwt rwpeAwt maxalwt merpaAwt bdyqwt zryqwt qwrwnwt Alergywt Eabwdwt mazkyrwt
    words N 2 pgy$wt y$ybwt qabalwt hanaxwt qnywt haEabarwt qaryerwt kytwt talmydwt mwrwt
    words N 2 AwnyberesyTwt miklalwt tyqywt matmaTyqwt hysTwrywt gewgrapywt hwdaEwt tmwnwt swlelwt
    words N 2 sysmwt twknwt Aplyqacywt mwzyqwt hwpaEwt xwlcwt $imlwt Ahabwt simxwt tiqwwt haptaEwt
    words N 2 beEaywt maxa$abwt sibwt bdyxwt haclaxwt Eecwt Eazrwt txw$wt geAawwt bw$wt medynwt
    words N 2 mem$alwt milxamwt pcacwt AazEaqwt malkwt cwrwt hatxalwt maTarwt twcaAwt $eAelwt t$wbwt
    words N 2 TemperaTwrwt nqwdwt miTrywt siprywt qwpswt xebrwt maclemwt manwt sapwt kwrswt
    words N 2 berykwt qebwcwt madalywt gyTarwt tepylwt micwwwt mezwzwt cedaqwt Teknwlwgywt maEaTapwt
    words N 2 xabylwt qwpwt Eamlwt
    words G 3 mi$Tarat trwpat taqrat ricpat gynat $mykat xatwlat parat ywnat Adamat Egabanyyat
    words G 3 paTryyat Apwnat xasat bananat tAenat gebynat xemat rybat bambat Ewgyyat Ewgat glydat
    words G 3 swdat byrat dqat $nyyat $aEat meAat xwp$at dyrat $kenat misEadat taxanat sepynat syrat
    words G 3 Tysat nesyEat mizwadat minharat xanayat mi$paxat dwdat nekdat kalat gysat yaldat
    words G 3 naEarat baxwrat rwpeAat maxalat merpaAat bdyqat zryqat qwrwnat Alergyat Eabwdat
    words G 3 mazkyrat pgy$at y$ybat qabalat hanaxat qnyyat haEabarat qaryerat kytat talmydat mwrat
    words G 3 AwnyberesyTat miklalat tyqyyat matmaTyqat hysTwryat gewgrapyat hwdaEat tmwnat swlelat
    words G 3 sysmat twknat Aplyqacyat mwzyqat hwpaEat xwlcat $imlat Ahabat simxat tiqwat haptaEat
    words G 3 beEayat maxa$abat sibat bdyxat haclaxat Eecat Eazrat txw$at geAawat bw$at medynat
    words G 3 mem$alat milxamat pcacat AazEaqat malkat cwrat hatxalat maTarat twcaAat $eAelat t$wbat
    words G 3 TemperaTwrat nqwdat miTryyat sipryyat qwpsat xebrat maclemat manat sapat kwrsat
    words G 3 berykat qebwcat madalyat gyTarat tepylat micwwat mezwzat cedaqat Teknwlwgyat maEaTapat
    words G 3 xabylat qwpat Eamlat
    words A 2 ragwaE Eacwb $ameax Ayep raEeb mrwceh meAw$ar Eacbany lxwc laxwc mwptaE mepwxad
    words A 2 mebwlbal mwdAag meAwkzab geAeh nabwk qaneA bwded xazaq xala$ gabwah namwk $amen raze
    words A 2 yapeh mekwEar caEyr baryA meywxad ragyl mwzar nwrmaly me$wgaE meTwrap xakam Types
    words A 2 xarwc Eaclan Adyb gas nexmad raE Twb mecwyan nwrA neheder niplA madhym mw$lam garwaE
    words A 2 Aywm xada$ ya$an yaqar zwl xynam qal qa$eh mahyr AyTy Arwk qacar raxab car Eamwq rdwd
    words A 2 gadwl qaTan Enaq mamwceE raxwq qarwb patwax sagwr panwy tapws maleA ryq naqy melwklak
    words A 2 yabes raTwb qar pw$er xaryp mar matwq malwax xamwc TaEym Tary qapwA mebw$al Adwm kaxwl
    words A 2 yarwq cahwb katwm laban $axwr Apwr warwd sagwl tkelet zahwb xa$wb meswkan baTwax mwtar
    words A 2 Aswr nakwn $agwy cwdeq mwkan meAwxar mwqdam $wneh dwmeh yaxyd Axrwn habA mepwrsam
    words A 2 yadwE xywby $lyly Amyty mezwyap y$reAely Amryqay carpaty rwsy Eraby yehwdy daty xylwny
    words X 2 n$mE b$lwm lkl xbr'h Ewbdym rbh hbAh bAsh nrAyt dwwqA tdAg tdAgy ndbr tdbr mm$ Amrw
    words X 2 ndxh sybh h$bwE b$bwE hzh hzAt n$brh l$ym Axrt kdAy klwmr pEmyym mqwwh Axwty mEwlh
    words X 2 hwrs kyp ykwlym $lxty t$lx t$lxy tEzwr tEzry lbdwq bdqty tbdwq lE$wt hyyth yhyw mgyE
    words X 2 mtxyl nxzwr xwzrt $kxty hbnty nmAs Enyyn n$yqwt nwplt mrgy$ mrgy$h rwqdt mtrg$ mtrg$t
    words X 2 tE$h yE$h nE$h tptx mzgn nlk ldxwt n$th ntrAh lhdlyq mt mth lkl
    words X 2 Aecel Aecly qacat kwlel melbad bamaqwm mitaxat meEal leyad mwl byn $ebyn beyaxad lebad
    words X 2 Aytw Aytah Aytanw Aytam Elyw Ely Elyk leAn meAyn hykn beqycwr kanirAeh nirAeh mimeylA
    words X 2 kAn $am lepaEamym kwlam kwlnw kl_kak kamwban Awlay baswp bahatxalah qwdem Axar_kak
    words X 2 miyad beqarwb leAxarwnah kwl_ywm kwl_hazman meAwd legamrey bimeywxad kimEaT bedyywq
    words X 2 lepaxwt ywter paxwt miday lamrwt biglal bi$byl Ealyhm Aelay Aelayk Aelayw Aelyha
    words X 2 Aeclek Aeclw bly bely my$ehw ma$ehw kl_Axad Ap_Axad Ap_paEam $wm_dabar laken bekl_zAt
    words X 2 Awtw_dabar bynataym harey beAemet stam pa$wT yAlah Awpah Awy kAylw keAylw kazeh kazwt
    words X 2 kaAeleh
    roots qal 2 katab/ktwb lamad/lmad Ebad/Ebwd $alax/$lax zakar/zkwr $akax/$kwx patax/ptax
    roots qal 2 sagar/sgwr gamar/gmwr makar/mkwr $abar/$bwr badaq/bdwq baxar/bxar caxaq/cxaq
    roots qal 2 raqad/rqwd $amar/$mwr $amaE/$maE paga$/pga$ nagaE/ngaE sapar/spwr kaEas/kEws
    roots qal 2 dapaq/dpwq xazar/xzwr Ebar/Ebwr Emad/Emwd E$an/E$wn nahag/nhwg xalam/xlwm
    roots qal 2 xatam/xtwm gadal/gdal raxac/rxwc laba$/lba$ harag/hrwg ganab/gnwb radap/rdwp
    roots qal 2 Ezar/Ezwr Asap/Aswp Akal/Akwl Amar/Amwr Ahab/Ahab xapa$/xpw$ macaA/mcaA qaraA/qraA
    roots qal 2 barax/brax pa$al/p$wl daxap/dxwp matax/mtwx tapas/tpws qa$ar/q$wr paras/prws
    roots piel 2 nagen baTex xanek galex kapes mamen targem Talpen $aken baker daber saper $alem
    roots piel 2 qabel baqe$ baqer xape$ lamed $axeq baTel sader $aper taqen calem na$eq xabeq
    roots piel 2 maher ba$el $ader xaleq xa$eb rakez Tayel sayem qalel paTer Tapes balbel bazbez
    roots piel 2 taken dawwex parsem caxcex $ayer xaber xakeh naseh naqeh $aneh galeh qaweh laweh
    roots piel 2 kabeh madeh zakeh daxeh
    roots nifal 2 nknas ngmar n$bar n$Aar npga$ nptax nsgar nmcaA nrAa$ nElam nprad nk$al nrdam
    roots nifal 2 nknaE npgaE ndra$ nbxan nbdaq
    roots hifil 2 zmyn sbyr spyq xzyq Azyn ncyx dlyq $pyE gbyr pxyt ktyb knys ElyT qpyc qdym $yp
    roots hifil 2 skym clyx $Ayl rgy$ q$yb xlyT xlyp zkyr pqyd qlyT lby$ zhyr psyd pryE m$yk mlyc
    roots hifil 2 txyl pcyc rdym Ebyr $lym bTyx pTyr kyn byn kyr gyE gyd yyb cyg cyl
    words VR 2 lwqex nwseE nwpel yw$eb ywred ywceA ywdeE
    words VP 2 laqax nasaE napal ya$ab yarad yacaA yadaE gar qam rac $ar Tas zaz nax $am baA mat
    words VP 2 $ab dan xag Ayrx Eydkn Eycbn Eybd Eycb
    words VI 2 qax saE pwl $eb red ceA daE rceh qneh $teh E$eh rAeh bkeh bneh tleh gleh qreh cpeh
    words VI 2 hyeh xneh pneh zkeh Tpeh Ereh Eleh gwr qwm rwc $yr Tws zwz nwx $ym bwA mwt $wb dwn
    words VI 2 xgwg
    words VY 2 racy qany $aty E$y raAy baky bany taly galy qary capy hayy xany pany zaky Tapy Ery
    words VY 2 Ely xyky nysy nyqy $yny gyly qywy lywy kyby mydy zyky dyxy
    words VL 2 qaxat nswE npwl $ebet redet ceAt daEat rcwt qnwt $twt E$wt rAwt bkwt bnwt tlwt glwt
    words VL 2 qrwt cpwt hywt xnwt pnwt zkwt Tpwt Erwt Elwt xakwt naswt naqwt $anwt galwt qawwt
    words VL 2 lawwt kabwt madwt zakwt daxwt
    words VQ 2 Arex Edken Ecben Ebed Eceb
    words VM 2 Elem
    words X 2 rwceh racah ractah racw qwneh qanah qantah qanw $wteh $atah $attah $atw Ew$eh E$ah
    words X 2 E$tah E$w rwAeh raAah raAtah raAw bwkeh bakah baktah bakw bwneh banah bantah banw
    words X 2 twleh talah taltah talw gwleh galah galtah galw qwreh qarah qartah qarw cwpeh capah
    words X 2 captah capw hwyeh hayah haytah hayw xwneh xanah xantah xanw pwneh panah pantah panw
    words X 2 zwkeh zakah zaktah zakw Twpeh Tapah Taptah Tapw Ewreh Erah Ertah Erw Ewleh Elah Eltah
    words X 2 Elw xykah xykw mxakym nysah nysw mnasym nyqah nyqw mnaqym $ynah $ynw m$anym gylah gylw
    words X 2 mgalym qywah qyww mqawym lywah lyww mlawym kybah kybw mkabym mydah mydw mmadym zykah
    words X 2 zykw mzakym dyxah dyxw mdaxym
    words VZ 2 rwc qwn $wt Ew$ rwA bwk bwn twl gwl qwr cwp hwy xwn pwn zwk Twp Ewr Ewl
    words VJ 2 rc qn $t E$ rA bk bn tl gl qr cp hy xn pn zk Tp Er El xak nas naq $an gal qaw law kab
    words VJ 2 mad zak dax
    words VT 2 qadem qa$er labe$ ragel rage$ xayel xaten na$eq labeT kanen raxec qalex gaber gaEgeE
    words VT 2 Eyyep Elem Ewrer Axer bager bawded xaber kanes gawnen naheg nadeb palel paTer raxeq
    """
}
