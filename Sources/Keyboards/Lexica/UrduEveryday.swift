extension UrduLexicon {
  /// Words of every day, and stems of words with endings: nouns in alef and in he, adjectives,
  /// verbs; the list is our own, written by hand.
  static let everyday: StaticString = """
    words N 2 kursy myz bistar takyah kambal cAdar qAlyn pankXA bijly baty cAby tAlA $y$ah |Iynah
    words N 2 SAbun twlyah bAlTy camac plyT pyAlh gilAs bwtal cwlhA fric dAl cAwal |TA maydah gXy
    words N 2 tyl makXan panyr dahy lasy $arbat cutny kabAb biryAny pulAO qwrmah nihAry samwsh
    words N 2 pakwRA miTXAIy HalwA kXyr barfy $ahd namak mirc haldy Adrak lahsan pyAz |lw TamATar
    words N 2 gAjar mwly palak maTar bXinDy bayngan gwbXy kadw kXyrA lymwN dXanyA pudynah syb kylA
    words N 2 Angwr mAlTA |Rw Amrwd AnAr tarbwz xarbwzh kXajwr bAdAm mwng_pXaly pistA kutA bily
    words N 2 bakry bXyR gAIY bXyns gXwRA gadXA AwnT hAtXy $yr bandar sAnp cwhA murGy murGA batax
    words N 2 parindah kabwtar kawA titly macXar makXy darxt patA pXwl gXAs $Ax jangal rygistAn kXyt
    words N 2 zamyn miTy patXar ryt swnA cAndy lwhA kwIlah swraj cAnd sitArah bAdal bAri$ barf twfAn
    words N 2 AndXy hawA dXwp cXAON garmy sardy bahAr xizAN mwsam SubH dwpahar $Am rAt AdXy hafth
    words N 2 mahynah sAl Sady tAryx jumEah pyr mangal budX jumErAt AtwAr cXuTy Eyd ramaJAn $ahar
    words N 2 gAON muhalah galy saRak cawk pul mwR rAstah maydAn bAG pArk dukAn bAzAr daftar
    words N 2 haspatAl madrasah masjid mandir girjA tXAnah EadAlat jyl bank hwTal qilEah hawAIy_ADh
    words N 2 sTy$an mulk Hukwmat wazyr Sadar qAnwn Haq |zAdy fawj sarHad Amn jang siyAsat pArTy
    words N 2 qawm lawg EawAm xAndAn wAlid wAlidah mAN bAp bXAIy bahan byTA byTy $awhar bywy dAdA
    words N 2 dAdy nAnA nAny cacA cacy mAmwN xAlah xAlw pXupXy bXatyjA bXAnjA dAmAd bahw susar sAs
    words N 2 nand dulhA dulhan bacpan jawAny buRXApA dwst sAtXy paRwsy mihmAn |dmy Eawrat laRky
    words N 2 mard xAtwn buzurg sar bAl mAtXA cihrah |nkX kAn nAk mwnh hwNT dAnt zabAn galA gardan
    words N 2 kandXA bAzw hAtX nAxun pyT kamar synah TAng gXuTnA pAON haDy xwn dimAG jild buxAr
    words N 2 kXAnsy nazlah sardard dard zaxm cwT DAkTar nurs dawA dawAIy gwly AlAj EilAj SiHat
    words N 2 VabyEat kAm nawkry tanxwAh kArwbAr mulAzim mAlik Afsar mazdwr kisAn darzy dXwby
    words N 2 DrAIvar AstAd VAlib VAlib_Eilm wakyl syAhy fawjy sipAhy kitAb kApy qalam kAGa* pynsil
    words N 2 bastah sabaq AmtiHAn sawAl jawAb jamAEat skwl kAlj taElym Eilm lafQ jumlah kahAny $iEr
    words N 2 SafHah xabar AxbAr ciTXy xaV pyGAm fwn taSwyr kampywTar rAbVah patah ca$mah gXaRy
    words N 2 cXatry baTwA zywar AngwTXy cwRy kapRA jwtA qamyS $alwAr dwpaTah capal Twpy kwT swyTar
    words N 2 jurAb paysah qymat xarc |madny qarJ tijArat sawdA xaryd farwxt muHabat pyAr nafrat
    words N 2 xw$y Gam dukX GuSah Dar xawf $arm yaqyn $ak AHsAs cyz bAt xyAl sawc ArAdah maqSad
    words N 2 kw$i$ qismat taqdyr xwAb nynd bXwk pyAs |rAm sukwn takaluf taklyf mu$kil |sAny fAIdah
    words N 2 nuqSAn GalVy muEAfy mAfy waEdah qasam sac jXwT rAz maVlab wajah sabab natyjah mawqE
    words N 2 HAlat HAl Hal Varyqah Varaf jagah HiSah bAqy |xir $urwE anjAm zindagy mawt Eumar waqt
    words N 2 dyr lamHah mAHawl dunyA insAn jAnwar rwH xudA Allah naby duEA namAz rwzah Haj zakAt
    words N 2 qur|n rang lAl surx sabz syAh safyd gulAby nArangy jAmny jXwlA samandar Anguly jazyrah
    words N 2 jXyl daryA cXat dywAr far$ syRXy gXanTy baTan qyncy suIy dXAgA rasy DibA DibiyA tXaylA
    words N 2 Twkry jXARw sAbun qulfy nal Tanky mAcis cirAG mwmbaty lAlTyn paRwsan nawkar mAly
    words N 2 xAnsAmAn cawkydAr mArkyT qasAIy HajAm nAnbAIy mistry kArygar musAfir safar rawAngy
    words N 2 wApsy taxt TikaT rayl bas rak$A sAIykl hawAIy ka$ty maryJ zahar VAqat kamzwry |pry$n
    words N 2 qalb HAdvah mwsyqy gAnA fylm DrAmA AdAkAr AdAkArah tamA$AIy mAlik_makAn kirAyah dastak
    words N 2 |wAz $wr xAmw$y barAt walymah nikAH mahndy tuHfah sAlgirah Eydy qurbAny rw$ny AndXyrA
    words N 2 sAyah rangat xw$bw badbw *AIqah mazah dawlat Gurbat bXyk AmdAd xidmat Adab tamyz gunAh
    words N 2 sazA jurm cwr cwry DAkw qatl muqadmah gawAh Eadl AnSAf
    words A 2 xwbSwrat SAf saxt narm |sAn mu$kil qaryb dwr tyz |histah sust maJbwV kamzwr mukamal
    words A 2 xAly xAS EAm ma$hwr maqbwl Jarwry Aham mumkin nAmumkin Galat durust SaHyH Asly ASly
    words A 2 naqly maHfwQ xaVarnAk nArAJ AdAs mAyws maSrwf fAriG tayAr tandurust zindah murdah Amyr
    words A 2 Garyb $aryf *ahyn bYwaqwf pAgal hw$yAr AymAndAr miHnaty lAlcy majbwr tanhA judA
    words A 2 muxtalif yaksAN mazYdAr la*y* namkyn tAzah bAsy garm qymty muft sastA munAsib EaQym
    words A 2 zabardast bihtaryn bihtar badtar kamAl Eajyb
    words X 2 Awpar cupkY cupcAp As_nY An_kA kis_nY jis_nY hamnY mujXsY tumsY As_sY An_sY hamsY |psY
    words X 2 sabkw sabsY mahynY karny $Ayad yaqynan bilkul Albatah ziyAdah bahut kam kAfy taqryban
    words X 2 Sirf siwA EilAwah baEd pahlY pXir dwbArah hamy$ah kabXy Aksar kal parswN |j |jkal AbXy
    words X 2 fawran jaldy AcAnak Andar bAhar nycY sAmnY pycXY |gY dAIyN bAIyN AdXar kidXar jahAN
    words X 2 kahyN yahyN wahyN har sAry tamAm sabXy dwnwN kaIy cand baEJ kwIy kucX jysA kysA AysA
    words X 2 wysA AtnA kitnA jitnA *arA bXy hy tw Agar magar lykin balkih kyunkih tAkih warnah
    words X 2 jabkih HAlAnkih lihA*A |xirkAr bAlAxir yaEny masalan SadqY mubArak xudA_HAfiQ $ukriyah
    words X 2 mihrbAny barAh_karam wApsy
    words X 2 AlslAm_Elykm wElykm AlslAm An$A'Allh mA$A'Allh AlHmdllh khA ksy xrAb wAllh pAs An_ky
    words X 2 An_kY An_kw As_kA As_ky As_kY As_kw psnd krY btAyA btAIyN GlV hwtY jAtY jAIY dykXA
    words X 2 dykXnA sArA sArY phly VrH wAlA wAly wAlY AysY Aysy wysY jysY kysy cAhtA cAhty skwN lgy
    words X 2 lgtA drwst bAtyN krwN_gA xwd pry$An Jrwrt mly wAps AglY Agly AglA rhtY rhty rhtA tm_nY
    words X 2 bnAyA bnAIy bnAIY pyny pynA xtm AslAm_|bAd
    words V 2 jA | likX paRX bwl sun dykX samajX swc jAn mAn pahcAn pahunc nikal lA bXyj mangwA mAng
    words V 2 pwcX batA bulA bayTX ATX sulA jAg jagA nahA dXw pahan AtAr Atar caRX badal baRX baRXA
    words V 2 gXaT gXaTA gin twl kAT twR jwR pakA pak kXA kXilA pilA cabA xaryd byc cuk kamA bacA
    words V 2 bac kXw kXwj DXwnD mil milA laR mAr mar bXAg dwR dawR cal calA ruk rwk tXak sw rw rulA
    words V 2 hans hansA muskurA gA nAc kXyl jyt hAr sykX sikXA bXwl rakX pakaR cXwR pXynk gir girA
    words V 2 AR tayr kXwl bujX jal jalA cakX cXw lag lagA dabA hil hilA ban banA bAndX kXync guzar
    words V 2 guzAr TXahar DAl DAnT Dar DarA gXwm gXumA lawT lawTA rah kah hw ly dY dy cAh
    words T 2 jA | lA mangwA batA bulA sulA jagA nahA baRXA gXaTA pakA kXA kXilA pilA cabA kamA bacA
    words T 2 milA calA rulA hansA muskurA gA sikXA girA jalA lagA dabA hilA banA DarA gXumA lawTA
    words M 2 kapR jwt pays bac laRk pakwR gadX gXwR murG kut cwh pat dXAg tAl kXAn dXwk AnD pwt
    words M 2 nawAs bXatyj bXAnj Dab TukR tXyl jXagR kacr dXand mayl kyR
    words K 2 kamr rAst haft mahyn darwAz pard nA$t qiS kirAy pyAl samws sitAr jumE SafH xarbwz
    words K 2 parind zamAn xazAn nuqV GuS HiS tajrib fAId waEd ArAd Varyq ca$m bast band dwpaT
    words K 2 GuslxAn bAwarcyxAn lamH fySl muqAbal muHal madras namwn pahiy carx bac Dab tabSr
    words K 2 muVAlb maSAlH ri$t
    words B 2 baR cXwT nay purAn lamb mwT patl sast mahang AcX bur gand mayl sac jXwT myTX kaRw
    words B 2 TXanD gyl swkX pwr AdXwr Akyl bXwk pyAs tXak kAl nyl pyl gwr har AndX pyAr nirAl sydX
    words B 2 AlT pahl dwsr tysr Agl picXl kXul
    """
}
