extension ArabicLexicon {
  /// The commonest small words and the stems of the commonest verbs with their short vowels.
  ///
  /// `VP` is the past before nothing, `VS` before a consonant, `VD` before a vowel where the third
  /// radical falls away; `VI` the imperfect, `VE` before a vowel, `VB` the imperative.
  static let vocalisedForms: StaticString = """
    words X 0 >nA AnA Anty hw hy hwy hyy hwn hwnyk dh dy dA hAd hAdA h*A hAy hAdy h*y hAdwl hdwl hydA hydy hyk lyh ly$
    words X 0 lw ElY HtY fyn wyn
    words X 0 lA mA yA bdy lsA lsh EAdy kmAn ylA jAy rAyH Ayh Ay$ $w mw ymkn AywA Aywh Aywp dlwqty bArdp
    words X 1 niHnA naHnA AHnA hum hin hnn hny humA hunA hinA hunAk hinAk h&lA' *Alik <lY AlY min ma$ mi$ mu$ mub Ean
    words X 1 mE maE
    words X 1 kam kul kulu kulnA kulkum kulhum baEd baEdyn qabl fawq taHt janb barA juwA jawA warA'
    words X 1 warA qudAm
    words X 1 la>n la>nh lmA lamA hal A*A l>n l>nw l>nh lAn lAnh Al|n hala> halqyt Alywm lywm
    words X 1 ktyr katyr jidA qawy $way $wayp $wyp bas lakin walA law >kyd Akyd TabEA Tab nEm naEam
    words X 1 EalA$An Ea$An mi$An Ela$An min$An la$An biduwn bidwn gayr mitl mivl zay kidA kidh kadA kdh
    words X 1 mabrwk mubArak marHabA AhlA >hlA AhlAn >hlyn Ahlyn halA SabAHw $ukrA Efw salAm tfDl
    words X 1 tafaDal mamnwn ma$kwr samaHt samaHty
    words X 1 maEly$ mEl$ maEl$ xalAS tamAm mAfy$ mAfy maHad maHadA
    words X 1 wAHid wHdp waHdp Atnyn <vnyn tlAtp talAtp valAvp tilAtp ArbaEp >rbaEp xamsp sitp sabEp sabaEp tamanyp
    words X 1 tmAnyp tamAnyp vamAnyp tisEp tsEp
    words X 1 Ea$arp Ea$rp Ea$rh HidA$ HdA$ ATnA$ Ei$ryn talAtyn valAvyn tlAtyn ArbaEyn xamsyn sabEyn tamAnyn tisEyn
    words X 1 miyp myp mytyn Alf >lf milywn
    words X 1 bukrA bukrp bukrh bAkir AmbAriH mbAriH mbArHp AlbArHp Ams >ms Allylp
    words X 1 dAymA
    words X 1 AHyAnA gAlibA taqrybA bisurEp bsrEp bsurEp bajad bijad Enjd kafAyp bkyr bakyr
    words X 1 bixyr bxyr yA_ryt yA_rb yArab bidak bdk bdw bdh bdhA bdnA bidw bidnA bidhA
    words X 1 bidkun bidkum bidkn bidhum bidhun
    words X 1 Ant EAyzp EAyzyn EAwzp >bgY Abgy AbgA >bgA AbgY Aby >by yabgY yaby tby nby yby
    words X 1 laHAly lwHdy lawHdy sawA maEbaED bEDnA mEAyA mEAy maEAk mEAk mEnA maEnA mEAnA
    words X 1 Albyt bAlbyt EAlbyt llbyt
    words P 0 Al <l fy by ly Ely byn jwA brA
    words P 1 End Eind maE qabl baEd badl fawq taHt janb qudAm mitl mivl zay btAE btAEp bitAE Hawl Ea$An EalA$An
    words P 1 min
    words VP 0 kAn SAr rAH qAl $Af jAb nAm xAf bAE EA$ bAt zAr fAt
    words VB 0 syb jyb $yl rwH qwl qwm nAm $wf
    words VB 1 HuT xud xaly fataH ktub sakir rud stanY jarib Hky wary farjy nzil Tlub
    words VI 1 zwr $yl syb HuT nbsiT nTur xAf bTal wary farjy
    words VS 1 nbasaT nTar naTar waray farjay Sir baTal $il
    words VP 1 nbasaT naTar waraY farjY
    words X 0 Axr |xr Ely ElyA Elyy
    words X 1 kunty kuntw wAjd Awl >wl lisaE mEAnA hAt hAty Ely Elyh nAkil yAkil tAkil
    words A 0 SAHy tAny vAny tAlt vAlv nAjH rAjE wAHd
    words A 1 $agAl nATir mistany mustany $abEAn baTlAn
    words N 0 nhAr lylp nAdy AyjAr >jAr AjAr Eylp
    words N 1 badlp saqEp gasyl taSwyr
    verbs 1 $bE/$bE
    verbs 2 nbsT/nbsT AnbsT/nbsT nTr/nTr frjY/frjy wrY/wry dwy/dwy >dY/Ady AdY/Ady
    words C 0 nahArdp nahArdh
    words X 0 SH
    words X 1 fiElA $way
    words A 1 lAEib
    words VP 1 katab >kal Akal $arib $irib rAH $Af qAl nAm kAn SAr jAb fihim Eirif Earif Eimil Eamil simiE
    words VP 1 TiliE Talab
    words VP 1 rijiE rajaE wiSil waSal nazal nizil daxal dixil xaraj qaEad wiqif mi$Y ma$Y laqY liqY nisY nasY HakY
    words VP 1 bakY DaHik DiHik ziEil zaEal
    words VP 1 taEib tiEib faraH firiH kabar kibir libis labis gasal Tabax fataH sakar qafal daras xasar xisir liEib
    words VP 1 laEib jarab HAwal sAEad sAfar
    words VP 1 rabaH kisib kasab xalaS Hab bAE dafaE A$tarY A$tgal AntaZar AstanY baEat biEit sa>al sAl
    words VP 1 zahiq zihiq najaH rasab saqaT Darab kasar qatal mAt EA$ wulid qarA qara> bada> raqaS salam
    words VP 1 Ejab EAjab sakan DayaE tkalam EaTY AETY AdY wadY jA AjA Ajy tzawaj tjawaz Atjawaz
    words VP 1 fakar Aftakar tzakar $araH Hafiz HafaZ HifZ Hajaz kalam qAbal Ezam Eazam zAr HaDar
    words VS 1 katab ktab >kal Akal $rib $arib ruH riH $uf $if qul qil nim Sir jib fhim fihim Erif Eirif Earaf
    words VS 1 Emil Eimil Eamal smiE simiE samaE TliE TiliE Talab Tlab
    words VS 1 rjiE rijiE rajaE wSil waSal wiSil nzil nizil nazal daxal dxal dixil xaraj xraj qaEad qEad wqif wiqif
    words VS 1 m$y mi$y ma$y laqy lqy liqy nisy nsy nasy Hky Haky bky baky DHik DiHik
    words VS 1 zEil ziEil tEib tiEib friH firiH kbir kibir lbis libis gasal gsal Tabax Tbax fataH ftaH sakar qafal
    words VS 1 daras dras xsir xisir lEib liEib jarab HAwl sAEd sAfr sAfar HAwal sAEad
    words VS 1 rbiH ribiH ksib kisib xalaS xaliS Hab Haby Hasy Hasiy bE biE dafaE dfaE $tary A$tary $tagal A$tagal
    words VS 1 ntaZar AntaZar Astany
    words VS 1 bEat baEat bEit biEit s>al sa>al rady zhiq zihiq njaH najaH rasab saqaT Darab Drab kasar ksar mut Ei$
    words VS 1 qry qary qara> bady gany raqaS salam
    words VS 1 Ejab sakan skan tkalam Atkalam EaTy AETy jy Ajy jiy tjawaz Atjawaz tzawaj fakar Aftakar tzakar $araH
    words VS 1 HafaZ Hajaz kalam qAbal Eazam zur HaDar HDir xif
    words VI 1 ktub ktib Akul $rab rwH $wf qwl nAm kwn Syr jyb fham Eraf Erif Emal Eml smaE TlaE Tlub Tlab rjaE
    words VI 1 wSal nzil nzal dxul dxal xruj qEud qEad wqaf
    words VI 1 m$y rkab lAqy nsY Hky bky DHak zEal tEab fraH kbar lbas gsil Tbux ftaH sakir qfil drus dris xsar lEab
    words VI 1 jarib HAwil sAEid sAfir rbaH ksab xalaS xaliS Hib His
    words VI 1 byE dfaE $try $tagil $tagal $tagl ntaZir ntZar stanY bEat s>al rd rud zhaq njaH rsub sqaT Drab ksar mwt
    words VI 1 Ey$ qra qrA qra> bda> bdA bdY gany rquS salim Ejib skun takalam
    words VI 1 ETy wady jy zawaj tjawaz tzawaj fakir ftakir tzakar $raH HfaZ Hjiz kalim qAbil Ezim zwr HDar xAf EAwd
    words VI 1 Hlam slam rid ryd Hlif Hisib Hsib wajE wjaE
    words VE 1 m$ lAq ns Hk bk $tar stan qr bd gan ETy wad
    words VD 1 mi$ liq nis Hak bak jA $tar A$tar EaT
    words VB 1 rwH $wf qwl nAm jyb qwm xud xaly Aktub AsmaE AstanY stanY AqEud taEAl tEAl taEAly tEAly AtfaDal tfaDal
    words VB 1 sakir ruH xalyk
    words X 1 xud xudy xalyk xalyky xalynA taEAl taEAly tEAly tEAl tEAlwA taEAlwA taEAlw AtfaDal AtfaDaly
    words X 1 AtfaDalwA tfaDal tfaDaly AsmaEny AstanY AstanA
    words X 1 yaEny yEny kAn kAnt kunt kint kunA kAnwA kAnw yakwn byakl byAkl bAkul bAkl bnAkul btAkul btAkl tAkul
    words X 1 nAkul nAkl
    words X 1 qultilik qultlak qAlly qAly qAlit qAlw qAlwA qAltly qultilk qultlh qultlw
    words VP 2 Hajaz Hasab Halaf Hamal Haraq HaSal HafaZ Habas fakar xadam xaraj xataf xaTab xaTaf xabar rasam rakab
    words VP 2 rikib rafaD rafaE qaSad qabal qibil qaTaE nafax na$ar
    words VP 2 masaH masak misik mazaH malak laHaq liHiq lamas karah kirih ka$af katam kazab kadab hajam harab hirib
    words VP 2 gafar galab galaT giliT gamaz faqad EaTas Eazaf EaraD Ea$aq Ei$iq
    words VP 2 tarak Tarad Tarah $akar $araH $atam $aHan Sabar Sadaq Saraf SalaH saraq salaq sahar sihir sahal zaraE
    words VP 2 dafan zakar *akar dawar Dayaq jamaE jaraH badal bArak baEad baHav balaE
    words VS 2 Hajaz Hasab Halaf Hilif Hamal Hmil Haraq HaSal HafaZ xadam xaTab xaTaf xabar rasam rsam rakab rkib
    words VS 2 rikib rafaD rafaE qaSad qabal qTaE qaTaE msik misik masak masaH lHiq liHiq laHaq krih kirih
    words VS 2 hrib hirib harab giliT galaT trik tarak $akar $araH $atam Sabar Sbir Sadaq Saraf SalaH saraq sraq sahar
    words VS 2 shir zaraE zakar *akar dawar jamaE badal baEad balaE
    words VI 2 Hjiz HuT Hsib Hlif Hmil HfaZ xdim xTub xTif xbir rsum rsim rkab rfuD rfaE qSud qbal qTaE nzil msaH msik
    words VI 2 mzaH lHaq lmas krah k$if ktim kzib kdib hjum hrub gfir gliT glaT
    words VI 2 Etas Eraq Ezim E$aq truk trik Trud $kur $raH $tum SHy Sbur Sadiq Sruf SaliH sruq shar zraE zakir dawir
    words VI 2 jmaE badil baEid blaE rawiH tawaqaE tmanY
    words VB 2 Hasib sAEid sAmiH sAmH sakit sakir dawir rakiz rawiq rawiH baTal baTil tafaDal wady xaly farjy jarib
    words VB 2 kalim fahim Sadiq sawy gany nady nAdy
    words VI 2 sAmiH dawir rakiz rawiq rawiH kalim fahim Sadiq sawy gany nAdy farjy HAsib HAwil $Ahid $Arik sAwy lAHiq
    words VI 2 qArin nAqi$ EAtib
    words VS 2 sAmaH rakaz rawaq rawaH kalam faham Sadaq sAwy gany $Ahad $Arak
    words VP 2 sAmaH rakaz rawaq rawaH kalam sAwA $Ahad $Arak EAtab
    """
}
