extension HebrewLexicon {
  /// Stems of verbs and more nouns and adjectives of every day; the list is our own.
  ///
  /// `VU` is the pattern whose `t` stands behind the first letter of its root, as in `hishtamesh`.
  static let verbs: StaticString = """
    prefix VU 6 m mi
    prefix VU 6 lh lehi le'hi/1
    prefix VU 8 y yi
    prefix VU 8 t ti
    prefix VU 8 n ni
    prefix VU 10 A e i/4
    prefix VU 8 h hi
    bound VU
    suffix VU 8 t ym y w ty nw
    suffix VU 10 h wt tm
    words VP 2 $akab qapac tapar xatak $atal zaraq ra$am nagas dalaq taqaE saxab sarap $apak paraq
    words VP 2 para$ pasaq parac carax cabaE qalaT qaraE rakab ratax tamak taram xasak xasam xazaq
    words VP 2 Aabad Aaxaz Aasar baTax baxan balaE garam hapak laxac maxaq ma$ak nabax nataq nakas
    words VP 2 sabal salax Eazab xalaq marax marad manaE naqaT naqam napax $amax zaram zarax baEar
    words VP 2 baEaT bagad bacaE ganaz dagam daras darak habaT hatam zaraE xagar xamad xapas xaraq
    words VP 2 xarag xaraT Tabal Taraq Tarax kabal laTap lakad laxam nahar nagad naTal naTap napar
    words VP 2 nasax naqab sagad saraq Eapal Earak paraT paqad carab qabar qacar qarab ragaz ragam
    words VP 2 $abat $agar $adax $alap $amaT $anap $araq ya$an xa$ab halak natan xa$a$
    words VR 2 $wkeb qwpec twper xwtek $wtel zwreq rw$em nwges dwleq twqeE swxeb swrep $wpek pwreq
    words VR 2 pwre$ pwseq pwrec cwrex cwbeE qwleT qwreE rwkeb rwtex twmek twrem xwsek xwsem xwzeq
    words VR 2 Awbed Awxez Awser bwTex bwxen bwleE gwrem hwpek lwxec mwxeq mw$ek nwbex nwteq nwkes
    words VR 2 swbel swlex Ewzeb xwleq mwrex mwred mwneE nwqeT nwqem nwpex $wmex zwrem zwrex bwEer
    words VR 2 bwEeT bwged bwceE gwnez dwgem dwres dwrek hwbeT hwtem zwreE xwger xwmed xwpes xwreq
    words VR 2 xwreg xwreT Twbel Twreq Twrex kwbel lwTep lwked lwxem nwher nwged nwTel nwTep nwper
    words VR 2 nwsex nwqeb swged swreq Ewpel Ewrek pwreT pwqed cwreb qwber qwcer qwreb rwgez rwgem
    words VR 2 $wbet $wger $wdex $wlep $wmeT $wnep $wreq xw$eb hwlek nwten xw$e$ yw$en kw$el
    words VI 2 $kwb qpwc tpwr xtwk $twl zrwq r$wm ngws dlwq tqaE sxab srwp $pwk prwq prw$ pswq prwc
    words VI 2 crax cbaE qlwT qraE rkwb rtax tmwk trwm xswk xswm xzwq Abwd Axaz Aswr bTax bxan blaE
    words VI 2 grwm hpwk lxac mxaq m$wk nbax ntwq nkws sbwl slax Ezwb xlwq mrax mrwd mnaE nqwT nqwm
    words VI 2 npax $max zrwm zrax bEar bEaT bgwd bcaE gnwz dgwm drws drwk hbwT htwm zraE xgwr xmwd
    words VI 2 xpws xrwq xrwg xrwT Tbwl Trwq Trax kbwl lTwp lkwd lxam nhar ngwd nTwl nTwp npwr nsax
    words VI 2 nqwb sgwd srwq Epwl Erwk prwT pqwd crwb qbwr qcwr qrwb rgwz rgwm $bwt $gwr $dax $lwp
    words VI 2 $mwT $nwp $rwq x$wb ten lek x$w$
    words VL 2 $kwb qpwc tpwr xtwk $twl zrwq r$wm ngws dlwq tqwE sxwb srwp $pwk prwq prw$ pswq prwc
    words VL 2 crwx cbwE qlwT qrwE rkwb rtwx tmwk trwm xswk xswm xzwq Abwd Axwz Aswr bTwx bxwn blwE
    words VL 2 grwm hpwk lxwc mxwq m$wk nbwx ntwq nkws sbwl slwx Ezwb xlwq mrwx mrwd mnwE nqwT nqwm
    words VL 2 npwx $mwx zrwm zrwx bEwr bEwT bgwd bcwE gnwz dgwm drws drwk hbwT htwm zrwE xgwr xmwd
    words VL 2 xpws xrwq xrwg xrwT Tbwl Trwq Trwx kbwl lTwp lkwd lxwm nhwr ngwd nTwl nTwp npwr nswx
    words VL 2 nqwb sgwd srwq Epwl Erwk prwT pqwd crwb qbwr qcwr qrwb rgwz rgwm $bwt $gwr $dwx $lwp
    words VL 2 $mwT $nwp $rwq x$wb leket x$w$ y$wn
    words VQ 2 paxed naceax sareb xade$ laklek magen nahel naTer sareq Eaken palel pareq pateax
    words VQ 2 qalqel raxem $apec $atep $axrer Abed Alec baye$ xamem nageb nacel paneq parnes
    words VQ 2 qabec rage$ $aleb $aqer cayer caweh calcel Eanyen Eaceb nadned Eaxer dagdeg qarer
    words VQ 2 $amer $apeT sakem samen samem sapeq gaheq gazem daleg zayep zareq xareb xapes Tapel
    words VQ 2 Tapes yaceb yabe$ kawen layek ladged mayen maqed maqem nasex nateq $aweq $areT
    words VQ 2 taqceb tazmen tapel tapqed Argen Ayem Ape$er Ape$ Axer sanen Eakeb Eames Eabed
    words VQ 2 Earbeb paleg pasel pacec qasem qaren qarcec qasqes raked raseq rateq baceaE nagen
    words VQ 2 $ageaE
    words VP 2 pyxed nyceax syreb xyde$ lyklek nyhel Aybed nyTer pyteax qylqel ryxem $ypec $ytep
    words VP 2 $yxrer xymem pyneq qybec ryge$ $yqer cyyer cyweh Eynyen Eyxer kywen zyyep nyxe$
    words VP 2 nysex Ayrgen Aymen Aycer $yweq Eyceb bycaE mymen syken mylaA Ayper lyTep xylec
    words VP 2 Ayy$er cylcel
    words VT 2 laheb ragez xaleq nacel xareT Amen qareb raxeb Eaqe$ Eanyen pa$er pateax kawen kateb
    words VT 2 ganeb xamem yaEec baye$ lwnen kwnen bwnen pwcec ya$eb mwded ga$em xayeb Aheb Akzeb
    words VT 2 Apeq Aper baEes baleT barek baTel bayet gale$ gareh hapek xabeA xabeb xakem xaceb
    words VT 2 xanen xaseb xazeq xabreT labeT maceA naceax naged napel nageb pareq paxed qalqel
    words VT 2 qabel qarer raheb raxec ba$el ka$eT kareb naTeq naqe$ balbel Eaceb Eaceben Eamel
    words VT 2 Earab yaxes yaqer
    words VU 2 $tame$ $taper $tatep $tagaE $taneh $tAlem stader stakel stareq stabek stayeg zdamen
    words VU 2 zdaken cTarep cTayed $tabe$ $taEmem $takeax stabeb
    words VN 2 ntqaE ndlaq n$maE nmxaq nqlaT npcaE nxlac nhras nrTab nhrag nlxac nbhal nqraA nqraE
    words VN 2 n$kax nzhar ntpas npsaq ngnab ndpaq nqpaA nEcar nEcab nEzab nhpak nm$ak nrgaE nr$am
    words VN 2 nspar nsrap n$lax n$pak n$qal npgaE nxtak nxTap npTar nspag nEdar nErak nmnaE
    words VN 2 nqbaE nqnas nqrab nxnaq nzkar
    words VM 2 taqeE zaker daleq $ameE maxeq laxec bahel qareA zaher tapes ganeb hares paceE Eacer
    words VM 2 hapek rageE ra$em saper sarep qabeE qaleT paseq $apek Eader Earek maneE qareE
    words VH 2 xzyr Edyp Eryk Amyn Epyl Epyc nmyk rxyb bhyr bryA mcyA dpys xmyr spyd qpyd qlyd rwyx
    words VH 2 $byt $qyE $myd $lyk tryE trym zyz zyq nyx byA pyl rym $yb $yg lbyn gdyl qTyn kbyd
    words VH 2 lxyc lxyn mlyx nEym nxyt spyr pryd ptyE pxyd clyb qryn qryb rgyl rgyz rxyq rTyb $ryq
    words VH 2 $kyr $tyq Ezyr Elyl Eny$ Elym $xyr $xyl $Eyn xry$ xlyq xtym xlym xsyr xsyp xmyc dgym
    words VH 2 dryk zqyn zrym kcyp ksym kwyn k$yl syr syk syx cyc cyE gyr
    words VY 2 hxzar hEdap hEark hAman hEpal hnmak hrxab hdpas hspad hqpad h$lak htram hzaz hnax
    words VY 2 hebeA hpal hram hgdal hkbad hxlaq hxtam hxsar hksam hkwan hk$al hsar hdgam hdrak
    words VY 2 hrgal hprad hpxad hqrab hrxaq h$kar h$xal hwceA hwrad hwsap hw$ab hwdaE hwpaE hwbal
    words VY 2 hwlad hErak hmceA hqraA
    words X 2 mwryd mwrydh mwrydym mwrydwt lhwryd twryd twrydy twrydw ywryd ywrydw nwryd Awryd
    words X 2 hwryd hwrydh hwrydw mwcyA mwcyAh mwcyAym mwcyAwt lhwcyA twcyA twcyAy twcyAw ywcyA
    words X 2 ywcyAw nwcyA AwcyA hwcyA hwcyAh hwcyAw hwceAty hwceAt hwceAnw mwsyp mwsyph mwsypym
    words X 2 mwsypwt lhwsyp twsyp twsypy twsypw ywsyp ywsypw nwsyp Awsyp hwsyp hwsyph hwsypw
    words X 2 mw$yb mw$ybh mw$ybym mw$ybwt lhw$yb tw$yb tw$yby tw$ybw yw$yb yw$ybw nw$yb Aw$yb
    words X 2 hw$yb hw$ybh hw$ybw mwdyE mwdyEh mwdyEym mwdyEwt lhwdyE twdyE twdyEy twdyEw ywdyE
    words X 2 ywdyEw nwdyE AwdyE hwdyE hwdyEh hwdyEw mwpyE mwpyEh mwpyEym mwpyEwt lhwpyE twpyE
    words X 2 twpyEy twpyEw ywpyE ywpyEw nwpyE AwpyE hwpyE hwpyEh hwpyEw mwbyl mwbylh mwbylym
    words X 2 mwbylwt lhwbyl twbyl twbyly twbylw ywbyl ywbylw nwbyl Awbyl hwbyl hwbylh hwbylw
    words X 2 mwlyd mwlydh mwlydym mwlydwt lhwlyd twlyd twlydy twlydw ywlyd ywlydw nwlyd Awlyd
    words X 2 hwlyd hwlydh hwlydw mwlyk mwlykh mwlykym mwlykwt lhwlyk twlyk twlyky twlykw ywlyk
    words X 2 ywlykw nwlyk Awlyk hwlyk hwlykh hwlykw mwEyl mwEylh mwEylym mwEylwt lhwEyl twEyl
    words X 2 twEyly twEylw ywEyl ywEylw nwEyl AwEyl hwEyl hwEylh hwEylw mwkyx mwkyxh mwkyxym
    words X 2 mwkyxwt lhwkyx twkyx twkyxy twkyxw ywkyx ywkyxw nwkyx Awkyx hwkyx hwkyxh hwkyxw
    words X 2 mcAty mcAt mcAnw qraAty yr$ty $tyty raAyty Alyty Eanyty Eanyt Eanynw Eanw Eanah
    words X 2 Eanth Ewneh Ewnah laEanwt taEaneh taEany yaEaneh nisyty nisyt nisynw xykyty qiwyty
    words X 2 $ynyty gylyty hyyty hyyt hyynw hyytm nhyh Ahyh thyy thyw AbwA tbwA tbwAy tbwAw ybwA
    words X 2 ybwAw nbwA bAty bAt bAnw bAw lbwA mbyA mbyAh mbyAym lhbyA AabyA hbyA hbyAh hbyAw
    words X 2 tabyA tabyAy yabyA nabyA ydEnw ydEw ydEh tdE tdEy ndE AdE ldEt l$bt y$bty y$bnw t$b
    words X 2 t$by n$b yrdty yrdnw trd nrd lqxty lqxnw lqxw lqxh tqx tqxy nqx Aqx yqx yqxw lqxt
    words X 2 ntty ntnw ntt ntnh tyten tytny yyten nyten Aeten hlkty hlknw hlkw hlkh tlk tlky ylk
    words X 2 ylkw Alk nlk raAynw raAyt tirAeh tirAy yirAeh nirAeh AerAeh lirAwt marAeh marAh
    words N 2 pqaq pqaqym $eqeT Ayxwr Ayxwrym tAwnah teAwnah rakbel hagbalah pancer
    words N 2 mwsak ramkwl wyrws sryTah myqrwpwn rwTer sygnal pwsT laykym sTyqr swlem
    words N 2 sqryn$wT $aTbwT sandwyc Twst TwsT bwreqas hambwrger $warmah pytwt pasTah
    words N 2 qetcwp mayonez txynah kamwn xabytah qepyr mak$yr $alaT smarTpwn xalwq
    words N 2 qapwcwn xwlyh hamtanah dmEwt dimEah xybwq xybwqym
    words N 2 ne$yqah cEaqah Aybwd nycaxwn hapsed kadwrym qwbyyah tahlyk masaE qwrs cywnym prwyeqT
    words N 2 twAr mabwl nyqwy $ypwc $ypwcym kbysah gyhwc kelym kywr berez
    words N 2 barez $eqaE byTwax ma$kantah $kyrwt rahyTym xysakwn mizwadwt darkwnym xwp
    words N 2 malwnwt syr mazkeret gelwyah mecpeh haganah miqlaT
    words N 2 $alwm xaTwpym milwAym milwym cybwr hapganah hapganwt qwalycyah mapgyn
    words A 2 Amyc $aqeT magnyb maqsym magEyl meEacben mrage$ mtwskal mebwlgan
    words A 2 maspyq xacwp baTel mpwneq mpwxad mcxyq mpxyd mywtar meqwlqal $abwr taqwE damwy zahyr
    words A 2 Eadyn gamy$ yacyb mswdar mswbak mqwmy zmany qabwE pa$wT mwrkab mwkar tamym xywny
    words A 2 mwsmak mnwmas nadyb qamcan napwc $amenwny razeh gbwhah nmwkah mTwmTam mgwxak mabyk
    words A 2 mepwtax
    """
}
