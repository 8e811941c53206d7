extension HebrewLexicon {
  /// Words that come in nearly every chat, with the spellings that are usual for them, and the
  /// particles that are written with the next word and typed before it.
  static let chat: StaticString = """
    loan chai falafel hummus kosher challah oud loo tahini kibbutz matzah rabbi raja
    greet shalom toda ani ata at ken lo ma mi eifo
    greet efo az yalla sababa ahlan boker laila slicha bevakasha
    exact h ha
    exact w ve
    exact b be
    exact l le
    exact $ she
    exact Any ani
    exact $wb shuv shoov
    exact m$hw mashehu masheu mashu
    exact ydEty yadati
    exact ydE yada
    exact xbr'h chevre hevre
    exact ltt latet
    exact Ek$yw achshav akhshav achshaf
    exact El al
    exact Al el
    exact Ewbd oved
    exact Ewbdt ovedet
    exact Ewbdym ovdim
    exact Ew$h ose oseh
    exact Ew$ym osim
    exact rbh raba rabah
    exact hbA haba
    exact hbAh habaa haba'a
    exact bAsh basa bassa
    exact nrAh nire nir'e nireh
    exact nrAyt niret nir'et
    exact dwwqA davka dafka
    exact stm stam
    exact tdAg tidag
    exact tdAgy tid'agi tidagi
    exact ndbr nedaber
    exact ldbr ledaber
    exact tdbr tedaber
    exact mm$ mamash
    exact bwA bo
    exact bwAy bo'i boi
    exact my$hw mishehu mishehoo
    exact Amrw amru
    exact Amrty amarti
    exact ndxh nidcha nidkha
    exact sybh siba
    exact dqwt dakot
    exact dqh daka
    exact h$bwE hashavua
    exact $bwE shavua
    exact b$bwE beshavua bashavua
    exact hzh haze hazeh
    exact hzAt hazot
    exact nwrA nora
    exact n$br nishbar
    exact n$brh nishbera
    exact l$ym lasim
    exact $l shel
    exact gm gam
    exact rq rak
    exact Axrt acheret
    exact Axr acher
    exact Axry acharei acharey
    exact lpny lifnei lifney
    exact Abl aval avval
    exact bgll biglal
    exact ky ki
    exact kdy kedei kedey
    exact kdAy kedai keday
    exact klwmr klomar
    exact rgE rega
    exact bTx betach
    exact bTwx batuach batuah
    exact pEm paam pa'am
    exact pEmyym paamayim pa'amayim
    exact lpEmym lifamim lif'amim
    exact kbr kvar kevar
    exact Ewd od
    exact Edyyn adayin adain
    exact tmyd tamid
    exact ywdE yodea yode'a yodeya
    exact ywdEt yodaat yoda'at
    exact ywdEym yodim yod'im
    exact mqwwh mekave mekaveh
    exact xw$b choshev hoshev
    exact xw$bt choshevet hoshevet
    exact mwzr muzar
    exact xbl chaval haval
    exact Axy achi ahi
    exact Axwty achoti ahoti
    exact gbr gever
    exact sbbh sababa
    exact yAllh yalla yallah yala
    exact mEwlh meule me'ule meuleh
    exact mdhym madhim
    exact mTwrp metoraf
    exact hwrs hores
    exact kyp kef keif
    exact q$h kashe kasheh
    exact mhr maher
    exact lAT leat le'at
    exact mAwxr meuchar me'uchar
    exact mwqdm mukdam
    exact Eyyp ayef
    exact Eyyph ayefa
    exact rEb raev ra'ev
    exact rEbh reeva re'eva
    exact cryk tzarich tsarich tzarikh tsarih
    exact crykh tzricha tsricha
    exact crykym tzrichim tsrichim
    exact ykwl yachol yakhol
    exact ykwlh yechola yekhola
    exact ykwlym yecholim
    exact rwch rotze rotse rotza rotsa
    exact rwcym rotzim rotsim
    exact $wlx sholeach sholeah
    exact $lxty shalachti shalahti
    exact $lx shalach
    exact l$lwx lishloach
    exact t$lx tishlach tishlah
    exact t$lxy tishlechi
    exact tgyd tagid
    exact tgydy tagidi
    exact tEzwr taazor ta'azor
    exact tEzry taazri
    exact lEzwr laazor la'azor
    exact lbdwq livdok
    exact bdqty badakti
    exact tbdwq tivdok
    exact lEbwd laavod la'avod
    exact lE$wt laasot la'asot
    exact E$yty asiti
    exact E$yt asita asit
    exact E$w asu
    exact Ayzh eize eizeh eyze
    exact Ayzw eizo eyzo
    exact Ayph eifo efo eyfo
    exact Ayk eich eikh ech
    exact lmh lama
    exact mdwE madua
    exact mty matai matay
    exact kmh kama
    exact my mi
    exact mh ma mah
    exact zh ze zeh
    exact zAt zot
    exact Alh ele eleh
    exact Anxnw anachnu anahnu anakhnu
    exact Atm atem
    exact hm hem
    exact hn hen
    exact hyA hi
    exact hwA hu
    exact hyh haya
    exact hyyth hayta haita
    exact hyw hayu
    exact yhyh yihye yehie yihyeh
    exact thyh tihye
    exact yhyw yihyu
    exact y$ yesh
    exact Ayn ein eyn
    exact ntty natati
    exact qnyty kaniti
    exact hlkty halachti halahti
    exact bAty bati
    exact mgyE magia magi'a
    exact nwsE nosea nose'a
    exact mtxyl matchil mathil
    exact nxzwr nachzor
    exact xwzr chozer hozer
    exact xwzrt chozeret hozeret
    exact $kxty shachachti shahahti
    exact hbnty hevanti
    exact mbyn mevin
    exact mbynh mevina
    exact nmAs nimas nim'as
    exact Awhb ohev
    exact Awhbt ohevet
    exact myd miyad
    exact hywm hayom
    exact mxr machar mahar
    exact Atmwl etmol
    exact hErb haerev ha'erev
    exact hbwqr haboker
    exact hlylh halayla
    exact sypwr sipur
    exact Enyyn inyan
    exact bEyh beaya be'aya baaya
    exact bEywt beayot be'ayot
    exact t$wbh tshuva teshuva
    exact pgy$h pgisha
    exact n$yqwt neshikot
    exact npl nafal
    exact nwpl nofel
    exact nwplt nofelet
    exact mrgy$ margish
    exact mrgy$h margisha
    exact bwnh bone
    exact rwqd rokded roked
    exact rwqdt rokedet
    exact mtrg$ mitragesh
    exact mtrg$t mitrageshet
    exact tE$h taase ta'ase
    exact yE$h yaase ya'ase
    exact nE$h naase na'ase
    exact tptx tiftach
    exact mzgn mazgan
    exact nlk nelech
    exact ldxwt lidchot lidhot
    exact kk kach
    exact n$th nishte
    exact ntrAh nitra'e nitrae
    exact lhdlyq lehadlik
    exact Ewlh ole
    exact ly li
    exact b be
    exact k$ kshe
    exact Ed ad
    exact brwk baruch barukh
    exact btwk betoch betokh
    exact lbwA lavo
    exact lhbyA lehavi
    exact rAh raa ra'a
    exact rAyty raiti ra'iti
    exact rAyt raita
    exact hky hachi
    exact zhw zehu
    exact ptAwm pitom pit'om
    exact qTE keta
    exact xy chai
    exact hbyth habaita
    exact hAwTw haoto ha'oto
    exact bAwTw baoto
    exact mkyr makir mekir
    exact mkyrh makira
    exact qwrAym korim kor'im
    exact rpwAh refua refu'a
    exact $lmh shlema shleima
    exact tkls tachles takhles
    exact wwAlh walla wallah
    exact Axlh achla ahla
    exact hbAtm hevetem
    exact bmyyl bamail bemail
    exact bmqwm bimkom
    exact mwzmn muzman
    exact mwzmnt muzmenet
    exact mth meta metah
    exact mtgEgE mitgaagea mitga'agea
    exact mtgEgEt mitgaagaat
    exact mAmyn maamin ma'amin
    exact mAmynh maamina ma'amina
    words X 0 met
    words N 1 qwlnwE sapah rpwAh taxbwrah myyl xwp
    words VY 1 qany racy Eany E$y raAy hayy $aty xyky nysy
    follow over lo ze kvar hu
    follow met ani hu ata
    share bone
    exact tE$h tase taase ta'ase
    exact tpsyq tafsik
    exact $wrh shura
    exact dxwp dachuf
    exact mqldt mikledet
    exact $mx same'ach
    """
}
