extension ArabicLexicon {
  /// Words that come in nearly every chat, with the spellings that are usual for them: what no rule
  /// ranks right, and what looks unlike any word of the lexicon between English ones.
  static let chat: StaticString = """
    loan chai hummus hummous humus falafel shawarma kebab baklava halal tabbouleh tabouleh fattoush kibbeh
    loan oud tabla tahini souk bazaar imam sultan raja loo
    greet kifak kifek kifik kefak mar7aba marhaba 7abibi habibi sabah masa salam ahlan yalla wallah shu shou sho wen
    greet ya3ni tayeb ana inta ente enta leish lesh wesh shlonak shlonik khalas 5alas eh ma mish msh labas wach
    exact mElyh ma3leh m3leh
    exact SAHby sa7be
    exact Azyk ezayyak ezzayyak izayyak
    exact AzAy ezzay ezay izzay izay
    exact AlnhArdp enharda ennaharda innaharda
    exact $Ay shay
    exact mydAn medan midan
    exact klh kolo
    exact Tbxp tabkha tab5a
    exact tlmy* telmiz tilmiz
    exact kylw kilo
    exact mtr metr
    exact Axd ekhod e5od
    exact bHkyk bi7kik
    # All over the Levant and in Egypt.
    exact E 3a
    exact Em 3am
    exact En 3an
    exact ElY 3ala
    exact mn men min mn
    exact myn meen mein
    exact qbl abel 2abel ablo2
    exact bEd ba3d
    exact AHnA e7na i7na 2e7na
    exact <nw enno inno ennou
    exact <n en enn
    exact wAnt wenta winta w2enta
    exact wAnty wenti winti
    exact wAnA wana w2ana
    exact hlq hala2 halla2 hal2 hallaq
    exact xyy khayye khayy khayi 5ayye
    exact xyty khayte
    exact zAbT zabet zabit
    exact ZbT zabat zabbat
    exact kl kel kell
    exact klw kello kellou killo
    exact klhA kella killa
    exact klhn kellon killon
    exact klnA kellna killna
    exact klkn kelkon kellkon
    exact lwHdw la7alo la7alou
    exact lwHdh lewa7do
    exact lwHdhA lewa7daha
    exact lwHdy lewa7di
    exact bdw bado baddo bdo
    exact bdy bade baddi baddeh badde
    exact bdk badak baddak badik baddik
    exact bdhA bada badda
    exact bdnA badna baddna
    exact bdkn badkon baddkon
    exact bdhn badon baddon
    exact blA bala
    exact bAlZbT bezabt bezzabt bizabt bizzabt
    exact EArf 3aref 3arif
    exact EArfp 3arfe 3arfeh 3arfa
    exact EAml 3amel 3amil
    exact EAmlp 3amle 3amleh 3amla
    exact bS bos
    exact ystr yostor
    exact rbnA rabena rabbena
    exact >qwlk a2olak a2ollak
    exact >qwl a2oul a2ol
    exact bqwl b2oul ba2oul ba2ol
    exact dlwqty delwa2ti dlwa2ti delwa2ty dilwa2ti delw2ty
    exact lsh lessa lesa lissa
    exact lsA lessa lissa
    exact brDw bardo bardu
    exact brDh bardo
    exact kmAn kaman kamen
    exact EAwz 3awez 3awiz
    exact EAyz 3ayez 3ayiz
    exact EAyzp 3ayza
    exact EAwzp 3awza
    exact EAyzyn 3ayzin 3ayzeen
    exact mfy$ mafish mafesh mafeesh
    exact m$ msh
    exact mAfy mafi mafe
    exact fyh feeh fih
    exact fy fi
    exact btAE beta3 bta3
    exact btAEy beta3i bta3i beta3y
    exact btAEk beta3ak
    exact btAEtk beta3tak beta3tek
    exact tbEy taba3i tab3i
    exact tbEk taba3ak tab3ak
    exact tbE taba3
    exact l>nw la2ano la2anno la2enno
    exact l>n la2en la2an la2enn
    exact hydA hayda haida
    exact hydy haydi haydeh hayde
    exact hwl hol hawl
    exact hwn hon
    exact hwnyk honik honeek
    exact hnAk hnek hnik
    exact hyk hek heik hayk
    exact ly$ lesh leish laysh
    exact $w sho shou
    exact wyn wen wein
    exact AymtY emta emtin aymta
    exact AmtY emta imta
    exact ktyr ktir kteer ktiir
    exact $wy shway shwayy
    exact $wyp shwaya shwayya shwaye shwayye
    exact bkyr bakkir bakeer
    exact mbArH mbere7 mbeere7 mbare7
    exact AmbArH embare7 imbare7
    exact bkrA bokra bukra boukra
    exact Alywm lyom elyom elyoum lyoum
    exact nhArdh naharda
    exact AlnhArdh elnaharda ennaharda
    exact $y shi shee
    exact HdA 7ada hada
    exact Hd 7ad 7add
    exact HAjp 7aga 7aja
    exact kdh keda kda kedah
    exact Tb tab tayb
    exact Tyb tayeb tayyeb tayyib
    exact xlAS 5alas khalas 5ls khls
    exact yEny ya3ni y3ni yaani ya3ny
    exact mE ma3
    exact mEk ma3ak ma3ek ma3ik
    exact mEy ma3i ma3e
    exact mEnA ma3na
    exact End 3end 3and
    exact Endy 3endi 3andi 3ande 3ndi 3andy 3endy
    exact Endk 3andak 3endak 3endek 3andik
    exact EnA 3enna 3anna
    exact EndnA 3enna 3anna 3andna
    exact xlynA khallina 5allina khalina
    exact xly khalli khali 5alli
    exact rAyH raye7 rayi7 ray7
    exact rAyHp ray7a
    exact rAyHyn ray7in ray7een
    exact rH ra7 rah
    exact jAyyn jayin jayeen
    exact jAyp jeye jaye jayeh
    exact Erft 3ereft 3reft 3refet
    exact bErf ba3ref ba3rif b3ref
    exact mbErf maba3ref
    exact mErf$ ma3rafsh ma3rafch ma3refsh
    exact m$klp meshkle mushkila moshkela meshkela mshkle mishkle
    exact m$kl mashkal
    exact bEdyn ba3den ba3dein b3dein ba3deen
    exact Tlbt talabt
    exact xbrny khaberne khabberni khaberni khabirni 5abberni
    exact fkr fakker fakkar
    exact bfkr bfakker bafakkar bafakar
    exact bl$ ballish ballesh
    exact nbl$ nballesh nballish
    exact $Atr shatir
    exact tEbAn ta3ban ta3baan
    exact tEbAnp ta3bane ta3bana ta3baneh
    exact mbswT mabsout mabsoot mabsut
    exact mbswTp mabsouta
    exact jwEAn jo3an jou3an jaw3an ju3an
    exact jEAn ga3an
    exact nEsAn na3san
    exact m$gwl mashghoul mash8oul
    exact $gl shghel sheghel she8el shighel shi8el
    exact $gAl shaghal shaghghal sha88al
    exact $gAlyn shaghalin shaghaleen shaghghalin
    exact jdyd jdid gdid jdeed
    exact jdydp jdide jdideh gdida jdida
    exact SAr sar saar
    exact SArt saret
    exact SAyr sayer
    exact Allh allah
    exact wAllh walla wallah wallahi
    exact AlHmd_llh hamdoullah hamdoulillah hamdellah 7amdoullah hamdella hamdolillah
    exact tfDl tfaddal tfadal etfadal
    exact tfDly tfaddali tfadali
    exact Ezym 3azim
    exact EZym 3azeem 3azim
    exact mmkn momken mumkin momkin mumken
    exact lAzm lazem lazim lezem
    exact >kyd akid akeed 2akid
    exact Akyd akid akeed
    exact mmtAz momtaz mumtaz
    exact mnyH mni7 mnee7 mnih
    exact mnyHp mni7a
    exact kwys kwayes kwayyes kways kwayis kuwayes
    exact kwysp kwayesa kwayesah
    exact Hlw 7elo 7elw 7ilu 7lou helou 7ilw
    exact Hlwp 7elwe 7elwa 7ilwe 7elweh
    exact xAlS khales 5ales
    exact jdA geddan jeddan giddan jiddan
    exact >wy awi awy 2awi
    exact Awy awi awy
    exact zy zayy zayye
    exact mtl metel mitil mitel
    exact >wl awwal
    exact tAny tany tani
    exact tAnyp tanya tenye
    exact mrp marra
    exact xAyf khayef khayif 5ayef
    exact xAyfp khayfe khayfa 5ayfe
    exact hAlmrp halmarra
    exact dy de di dee
    exact dA da dah
    exact yA_Emry ya3omri
    exact mrp marrah
    # The Gulf.
    exact w$ wesh wsh
    exact $ft sheft shft
    exact mstAns mistanis mestanes
    exact ly$ laish lesh
    exact trY tara
    exact EsY 3asa
    exact Hqy 7agi 7aggi 7aqi 7agge
    exact Hqk 7agek 7aggak 7agak
    exact h*A hatha haatha hadha haadha
    exact h*y hathi hadhi haathi
    exact rAyk rayik rayak rayek
    exact kvyr kathir katheer ketheer
    exact ybylh yabeela yabeelah yabilah yabila
    exact swyt sawait sawet saweit
    exact swy sawwi sawi
    exact ysAwy ysawi
    exact ySyr yseer yiseer ysir
    exact yEynk y3eenik y3eenak y3inik
    exact yETyk ya3tik ya36ik ya3teek y3tik ya36eek
    exact AlEAfyp el3afye el3afya al3afya l3afye
    exact qbl gabel gabil gabl
    exact ynfE yenfa3 yinfa3
    exact >HtAj a7taj
    exact Adry adri adry
    exact xn$wf 5anshoof khanshoof khanshouf
    exact Al|n alaan
    exact AlHyn el7een al7een al7in l7een
    exact $lwn shlon shloon
    exact $lwnk shlonek shloonak shlonak shloonik shlonik
    exact $fyh shfeeh shfih
    exact $fyk shfeek shfik
    exact $ftk sheftik sheftak shiftak
    exact Abw abu abou
    exact zyn zain zein zeen
    exact EyAl 3yal
    exact ryAl rayyal rayal
    exact Hrmp 7orma
    exact wdy widdi wedi weddi widi
    exact wdk widdak weddak
    exact Abgy abghy
    exact Aby abi aby abbi
    exact tby tabi taby tabbi tebi tabee
    exact yby yabi yaby yabbi yebi
    exact nby nabi naby nabbi nebi
    exact tbgY tabgha
    exact ybgY yabgha
    exact nbgY nabgha
    exact mdry madri madry
    exact mAbY mabi maabi
    exact $gl shughul shugul
    exact yqwl ygool ygoul yigool
    exact >qwl agool agoul
    exact qAly galli
    exact sAlfp salfa salfah
    exact swAlf sawalif
    exact E$An 3ashan 3shan
    exact bEdyn ba3dain
    exact dAymA dayman dayeman
    exact wnAsp wanasa wanasah
    exact SdE sade3
    exact fdytk fdetik fdetak
    exact Hyyk 7ayyak 7ayak
    exact hlA hala
    exact yhlA ya7ala
    # Morocco.
    exact f f
    exact l l
    exact d d
    exact hAd had
    exact slAm salam slm
    exact kydAyr kidayr kidayer
    exact xdAm$ khedamch khdamch kheddamch khddamch
    exact mAxdAm$ makhdamch makheddamch
    exact syr sir siir
    exact syry siri
    exact dyr dir
    exact dyry diri
    exact drt dert drt
    exact dArt daret
    exact kAE ga3 ga3e
    exact kAmlyn kamlin
    exact H$wmp hchouma 7chouma hshouma 7shouma hchuma
    exact Hyt hit 7it
    exact tbArk_Allh tbarkellah tbarkalah tbarekellah
    exact AlHmd_llh l7amdoullah lhamdoullah lhamdulillah
    exact smH sme7 smeh sma7
    exact smHy sm7i sem7i
    exact tsnY tsenna tsnna tssenna
    exact tsnAy tsennay tsnnay
    exact SyfT sift sifet sayfet
    exact SyfTt siftt siftet sayfett
    exact nSyfT nsift nsayfet
    exact tSyfT tsift
    exact kn kon koun
    exact kAn kan
    exact bgA bgha b8a
    exact bgAt bghat b8at
    exact bgynA bghina
    exact kAybgy kaybghi kaybri
    exact mAbgyt$ mabghitch mab8itch
    exact nbgy nebghi nbghi
    exact knErf kan3ref kan3raf
    exact Erfty 3refti 3rafti
    exact fhmt fhemt fhamt
    exact fhmty fhemti fhamti
    exact knZn kandenn kandon
    exact knqlb kan9eleb kan9leb kan9alleb
    exact tqdr t9der te9der t9dar
    exact nqdr n9der ne9der n9dar
    exact yqdr y9der ye9der
    exact ktqdr kat9der
    exact knqdr kan9der
    exact tEAwny t3awni
    exact xdmt khdemt khdamt
    exact m$Aw mchaw mshaw
    exact njy nji
    exact yjy yji
    exact tjy tji
    exact jA ja jaa
    exact mAjA$ majach majash
    exact lhyh lhih
    exact fwq fou9 fo9
    exact tHt te7t t7t
    exact dAbA daba
    exact bkry bekri bakri
    exact qbl 9bel qbel
    exact mn_bEd mnb3d menba3d
    exact kbyr kbir
    exact kbyrp kbira
    exact Sgyr sghir
    exact Sgyrp sghira
    exact qlyl 9lil
    exact ktyr ktar
    exact $y chi
    exact $y_HAjp chi7aja
    exact $wyp chwia
    exact wlA wella wla
    exact wlkn walakin walakine
    exact mzyAn mziane mzyane
    exact fAyn fayn fayen
    exact wqt we9t wa9t
    exact bEdA ba3da
    exact rAhA raha
    exact rAhm rahom
    exact hAhw hahowa haho
    exact hAhy hahiya
    exact dyAlkm dyalkom dialkom
    exact dyAlhm dyalhom dialhom
    exact Endw 3ando 3endou
    exact EndhA 3andha 3endha
    exact bzAf bzef bezzef
    exact EAwd 3awed 3awd
    exact EAwtAny 3awtani 3awdtani
    exact hAnyp hania hanya
    exact mdp modda
    exact SbAT sebbat sebat
    exact mly mli melli
    exact nAEs na3es
    exact gAls gales
    exact wAqf wa9ef
    exact bAgy baghi
    exact bAgyp baghia baghya
    exact bAgyn baghin
    exact mAlk malk
    exact slAmtk slamtek
    exact mE m3a
    exact mElm m3ellem m3allem
    exact dgyA degya deghya dghya
    exact mAzAl mazal
    exact tqrybA ta9riban
    exact ymkn ymken yemken
    exact bSrAHp bsara7a bsra7a
    """
}
