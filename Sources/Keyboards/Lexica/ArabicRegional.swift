extension ArabicLexicon {
  /// Moroccan, Algerian and Gulf words of every day, and the French ones of the Levant and the
  /// Maghreb.
  static let regional: StaticString = """
    exact wAxA wakha waxa wa5a wakhkha ouakha
    exact dyAl dyal dial diyal
    exact bA$ bach bech
    exact dyAly dyali diali
    exact dyAlk dyalek dyalk dialek dialk
    exact dyAlw dyalo dialo dyalou
    exact dyAlhA dyalha dialha
    exact dyAlnA dyalna dialna
    exact ElA$ 3lach 3lash 3lech alach
    exact mAElA$ ma3lach
    exact ElAh 3lah
    exact ntA nta
    exact nty nti
    exact ntwmA ntouma ntuma ntoma
    exact HnA 7na
    exact hnA hna
    exact HnA hna
    exact hwmA houma huma homa
    exact bzAf bzzaf bzaf bezzaf bezaf
    exact $wyA chwya shwiya chouia chwia
    exact AtAy atay
    exact $nw chno chnou shno shnou chnow chnowa
    exact $nhw chnahowa
    exact A$ ach
    exact A$nw achno achnou
    exact $kwn chkoun chkon shkoun chkun
    exact fyn fin
    exact fwqA$ fo9ach foukach fouqach
    exact wqtA$ wa9tach waqtach
    exact kyfA$ kifach kifash kifech
    exact kydAyr kidayr kidayer kidaayr
    exact kydAyrp kidayra
    exact dAyr dayer dayr
    exact lAbAs labas labass labes
    exact bxyr bikhir bikhayr bekhir bi5ir
    exact hAny hani
    exact ywA iwa ewa
    exact AywA aywa iwa
    exact ydyr ydir
    exact ndyr ndir
    exact tdyr tdir
    exact kndyr kandir
    exact ktdyr katdir
    exact kydyr kaydir kidir
    exact kAyn kayn kayen kain
    exact kAynp kayna
    exact mAkAyn$ makaynch makayench makayn
    exact bgyt bghit b8it
    exact bgyty bghiti bghity
    exact kAnbgy kanbghi
    exact knbgyk kanbghik kanbrik
    exact kntwH$k kantwa7chek
    exact twH$tk twa7chtek tw7chtek twe7chtek
    exact m$yt mchit mshit
    exact m$A mcha msha
    exact nm$y nmchi nemchi nemshi
    exact gAdy ghadi rhadi
    exact jAy jay jaay
    exact jyt jit
    exact $ft cheft chft
    exact $wf chouf chof
    exact smE sme3
    exact smHly sme7li sma7li sme7 smehli smahli sm7li
    exact hAd$y hadchi hadshi hadchy
    exact dAk$y dakchi dakshi
    exact bHAl b7al bhal
    exact hbT hbet hbat
    exact fAq fa9
    exact HAnwt 7anout hanout
    exact znqp zan9a zanqa zenqa
    exact TAjyn tajine tajin
    exact sksw seksou seksu
    exact Hryrp harira 7rira hrira
    exact dymA dima
    exact sbyTAr sbitar
    exact EyAn 3yan 3iyan
    exact sxwn skhoun skhon
    exact bslAmp bslama beslama besslama
    exact drb derb
    exact smyty smiti smiyti smyti
    exact smytk smitek smitk smiytek
    exact smytw smito smitou smitu
    exact smythA smitha
    exact dArjp darija
    exact AlrbAT rbat
    exact kyhDr kayhder kayhdar kihder
    exact kthDr kathder kathdar
    exact knhDr kanhder kanhdar
    exact EfAk 3afak 3afek 3fak
    exact bAraka baraka
    exact SAfy safi saafi
    exact zwyn zwin zouin zwine
    exact zwynp zwina zouina
    exact mzyAn mzyan mezyan mzian meziane mezian
    exact mzyAnp mzyana meziana
    exact xAyb khayb khayeb
    exact mrEwb mra3ob
    exact $HAl ch7al chhal sh7al
    exact flws flous flouss fluss
    exact drAhm drahem drahm
    exact xdmp khedma khdma 5edma
    exact xdAm khddam khddem kheddam khdam
    exact drAry drari
    exact wld weld
    exact bnt bent
    exact tAny tani
    exact dAbA daba
    exact drwk drouk
    exact AlywmA lyouma
    exact lywm lium
    exact gdA ghedda ghdda ghda
    exact gdwA ghodwa
    exact AlbArH lbare7 lbareh
    exact ElyA 3lia 3liya
    exact mEAyA m3aya
    exact hAd had
    exact hAdA hada
    exact hAdy hadi
    exact hAdw hado hadou
    exact hAdAk hadak
    exact hAdyk hadik
    exact dAk dak
    exact dyk dik
    exact hnA hna
    exact tmA tema temma
    exact mAEndy$ ma3ndich
    exact mAErft$ ma3reftch ma3raftch
    exact mAfhmt$ mafhemtch mafhamtch
    exact mAky$ makich
    exact kAml kamel
    exact wAlw walou walo
    exact wAHd wa7ed wahed
    exact wHdp we7da wehda
    exact jwj jouj jooj
    exact xwyA khouya khoya 5ouya
    exact xty khti
    exact bbA bba
    exact mwk mok
    exact mmA mma
    exact SAHby sa7bi sahbi
    exact zEmA za3ma
    exact Hyt 7it
    exact HtA 7ta
    exact b_SH bsa7 bsah
    exact bSH bsa7 bsah bssa7
    exact bSHtk bsa7tek bsahtek
    exact tbArk_Allh tbarkallah tbarkllah
    exact Allh_yxlyk allahykhalik
    exact mrHbA mer7ba merhba
    exact rAh rah
    exact rAny rani
    exact rAk rak
    exact rAky raki
    exact wA$ wach wash wesh
    exact wyn win
    exact kyrAk kirak
    exact kyrAky kiraki
    exact nqwl ngoul
    exact qAl gal
    exact nErf na3ref n3ref
    exact EjbAny 3jabni
    exact EjbtnY 3jebtni
    exact hDr hder
    exact nhDr nhder
    exact msmn msemen
    exact mrsy merci mersi mercy
    exact bwnjwr bonjour bonjourr bonjur
    exact bwnswAr bonsoir
    exact sAlw salut
    exact bArdwn pardon
    exact bwnn bonne
    exact sAfA cava sava
    exact tlyfwn telephone telefone
    exact trAn tran
    exact Twmwbyl tomobil tomobile tonobil
    exact TwbYs tobis
    exact kwzynp kouzina cuisina
    exact kwzynA kouzina
    exact bwlys boulis
    exact mAdAm madame
    exact mwsyw monsieur mosyo
    exact kwAfyr coiffeur kwafer
    exact bwtAn bouton
    exact AsAnsyr ascenseur asanser
    exact dwsyh dossier
    exact ktyr kthir kteer ktir ktiir kther ketir keteer kitir
    exact $lwnk shlonak shlonik shlounak shlonac chlonak
    exact $lwnkm shlonkom shlonkum
    exact EfwA 3afwan 2afwan afwan
    exact kl_$y kolshi kulshi kolshy
    exact $lwnj shlonich shlonech shlonej shlonch
    exact wAyd wayed wayid wayd
    exact wAjd wajid wajed
    exact j*y chithi chidhi chethi
    exact k*A kitha kidha ketha
    exact xlAS khalas 5alas khalaas 5alaas
    exact twny tawni tawny tauni
    exact EyAl 3yal 3iyal 3eyal
    exact Sdyq sadiq sadeeq sadeq
    exact rAyk rayak rayek raayak
    exact $fyk shfeek shfik shfek
    exact AlHyn al7een el7een il7een al7in alheen
    exact Anzyn inzain enzain inzayn enzayn
    exact $dEwh shda3wa eshda3wa ishda3wa
    exact mAkw maku makoo
    exact Akw akoo aku
    exact $kw shaku shakoo
    exact hwAyh hwaya hwaye
    exact xw$ khosh 5osh khoosh 5oosh
    exact $sAlfh shsalfa shsalfah
    exact AbgY abgha
    exact yAxy ya5i yakhi ya5y
    # Levantine.
    exact bEdny ba3dne ba3dni ba3dneh
    exact Hbyby 7abibe habibe 7abibeh
    exact tAEy ta3e ta3eh
    exact dq da2 da22
    exact nATrk natrak natrik natirak
    exact nATr natir natr
    exact A$tqtlk shtare2tellak shta2tellak shta2tillak shta2tellik eshta2tellak
    exact Elyhn 3layon 3leyon 3layhon
    exact qly 2olle 2elle 2illi
    exact hAl hal
    exact hl hal
    exact TlE tole3 tele3
    exact mEqwl ma32oul ma32ool ma3oul
    exact SH sa77
    exact xAltw 5alto khalto
    exact nAm neim nem
    exact ntm$Y netmasha
    exact rdw raddo
    exact byt bet
    # Egyptian.
    exact jh geh
    exact jt gat
    exact ETlAnp 3atlana
    exact ll lel lil
    exact fy_Al fel fil
    exact b bi
    exact tyjy tigi tegi
    exact AnnA ennena ennana
    exact tSbH tesba7 tesbah
    exact hAt hat
    exact w we
    exact $fth shofto
    # Moroccan.
    exact m$kl mochkil mouchkil mochkel
    exact ntlAqAw ntla9aw ntlaqaw
    exact byEqd bi3a22id bi3a2ed
    exact Endy$ 3ndich 3endich 3andich
    exact mAEndy$ ma3endich ma3ndich ma3andich
    exact hDrty hdarti hderti
    exact hDrt hdart hdert
    exact gnm$yw ghanmchiw ghanmshiw
    exact blAty bellati blati
    exact symAnp simana
    exact $wyp chwiya chwiyya
    exact nmrp nmra nemra
    exact tmn taman
    exact AlwAldp lwalida
    exact AlwAld lwalid
    exact Hwt hout
    exact nwD noud
    exact nwDy noudi
    exact bSHp bssa7a bsa7a bsse7a
    exact twH$tk twahchtek twahchtk
    exact bArH bar7
    exact kl$y kolchi
    exact yAlAh yallah
    exact jls gles
    exact kAt kat
    exact Alywm lyoum lyom
    share bet bi hat we
    """
}
