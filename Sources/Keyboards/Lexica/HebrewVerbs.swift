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
    roots qal 2 $akab/$kwb qapac/qpwc tapar/tpwr xatak/xtwk $atal/$twl zaraq/zrwq ra$am/r$wm
    roots qal 2 nagas/ngws dalaq/dlwq taqaE/tqaE saxab/sxab sarap/srwp $apak/$pwk paraq/prwq
    roots qal 2 para$/prw$ pasaq/pswq parac/prwc carax/crax cabaE/cbaE qalaT/qlwT qaraE/qraE
    roots qal 2 rakab/rkwb ratax/rtax tamak/tmwk taram/trwm xasak/xswk xasam/xswm xazaq/xzwq
    roots qal 2 Aabad/Abwd Aaxaz/Axaz Aasar/Aswr baTax/bTax baxan/bxan balaE/blaE garam/grwm
    roots qal 2 hapak/hpwk laxac/lxac maxaq/mxaq ma$ak/m$wk nabax/nbax nataq/ntwq nakas/nkws
    roots qal 2 sabal/sbwl salax/slax Eazab/Ezwb xalaq/xlwq marax/mrax marad/mrwd manaE/mnaE
    roots qal 2 naqaT/nqwT naqam/nqwm napax/npax $amax/$max zaram/zrwm zarax/zrax baEar/bEar
    roots qal 2 baEaT/bEaT bagad/bgwd bacaE/bcaE ganaz/gnwz dagam/dgwm daras/drws darak/drwk
    roots qal 2 habaT/hbwT hatam/htwm zaraE/zraE xagar/xgwr xamad/xmwd xapas/xpws xaraq/xrwq
    roots qal 2 xarag/xrwg xaraT/xrwT Tabal/Tbwl Taraq/Trwq Tarax/Trax kabal/kbwl laTap/lTwp
    roots qal 2 lakad/lkwd laxam/lxam nahar/nhar nagad/ngwd naTal/nTwl naTap/nTwp napar/npwr
    roots qal 2 nasax/nsax naqab/nqwb sagad/sgwd saraq/srwq Eapal/Epwl Earak/Erwk paraT/prwT
    roots qal 2 paqad/pqwd carab/crwb qabar/qbwr qacar/qcwr qarab/qrwb ragaz/rgwz ragam/rgwm
    roots qal 2 $abat/$bwt $agar/$gwr $adax/$dax $alap/$lwp $amaT/$mwT $anap/$nwp $araq/$rwq
    roots qal 2 xa$ab/x$wb xa$a$/x$w$
    roots piel 2 paxed naceax sareb xade$ laklek magen nahel naTer sareq Eaken palel pareq pateax
    roots piel 2 qalqel raxem $apec $atep $axrer baye$ xamem nageb nacel paneq parnes qabec rage$
    roots piel 2 $aleb $aqer cayer caweh calcel Eanyen Eaceb nadned Eaxer dagdeg qarer $amer $apeT
    roots piel 2 sakem samen samem sapeq gaheq gazem daleg zayep zareq xareb Tapel Tapes
    roots piel 2 yaceb yabe$ kawen layek ladged mayen maqed maqem nasex nateq $aweq $areT taqceb
    roots piel 2 tazmen tapel tapqed sanen Eakeb Eames Eabed Earbeb paleg pasel pacec qasem qaren
    roots piel 2 qarcec qasqes raked raseq rateq baceaE nagen $ageaE
    roots nifal 2 ntqaE ndlaq n$maE nmxaq nqlaT npcaE nxlac nhras nrTab nhrag nlxac nbhal nqraA
    roots nifal 2 nqraE n$kax nzhar ntpas npsaq ngnab ndpaq nqpaA nEcar nEcab nEzab nhpak nm$ak
    roots nifal 2 nrgaE nr$am nspar nsrap n$lax n$pak n$qal npgaE nxtak nxTap npTar nspag nEdar
    roots nifal 2 nErak nmnaE nqbaE nqnas nqrab nxnaq nzkar
    roots hifil 2 xzyr Edyp Eryk Amyn Epyl Epyc nmyk rxyb bhyr bryA mcyA dpys xmyr spyd qpyd qlyd
    roots hifil 2 rwyx $byt $qyE $myd $lyk tryE trym zyz zyq nyx byA pyl rym $yb $yg lbyn gdyl qTyn
    roots hifil 2 kbyd lxyc lxyn mlyx nEym nxyt spyr pryd ptyE pxyd clyb qryn qryb rgyl rgyz rxyq
    roots hifil 2 rTyb $ryq $kyr $tyq Ezyr Elyl Eny$ Elym $xyr $xyl $Eyn xry$ xlyq xtym xlym xsyr
    roots hifil 2 xsyp xmyc dgym dryk zqyn zrym kcyp ksym kwyn k$yl syr syk syx cyc cyE gyr
    words VP 2 ya$an halak natan Aybed nyxe$ Ayrgen Aymen Aycer bycaE mymen syken mylaA Ayper lyTep
    words VP 2 xylec Ayy$er
    words VR 2 hwlek nwten yw$en kw$el
    words VI 2 ten lek
    words VL 2 leket y$wn
    words VQ 2 Abed Alec Argen Ayem Ape$er Ape$ Axer
    words VY 2 hEark hebeA hwceA hwrad hwsap hw$ab hwdaE hwpaE hwbal hwlad hmceA hqraA
    words VT 2 laheb ragez xaleq nacel xareT Amen qareb raxeb Eaqe$ Eanyen pa$er pateax kawen kateb
    words VT 2 ganeb xamem yaEec baye$ lwnen kwnen bwnen pwcec ya$eb mwded ga$em xayeb Aheb Akzeb
    words VT 2 Apeq Aper baEes baleT barek baTel bayet gale$ gareh hapek xabeA xabeb xakem xaceb
    words VT 2 xanen xaseb xazeq xabreT labeT maceA naceax naged napel nageb pareq paxed qalqel
    words VT 2 qabel qarer raheb raxec ba$el ka$eT kareb naTeq naqe$ balbel Eaceb Eaceben Eamel
    words VT 2 Earab yaxes yaqer
    words VU 2 $tame$ $taper $tatep $tagaE $taneh $tAlem stader stakel stareq stabek stayeg zdamen
    words VU 2 zdaken cTarep cTayed $tabe$ $taEmem $takeax stabeb
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
