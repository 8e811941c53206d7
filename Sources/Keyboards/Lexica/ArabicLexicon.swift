/// Arabic as it is spelled in Latin letters and digits, in Levantine, Egyptian and Gulf manners.
///
/// Words stand in Buckwalter's transliteration, with P, J, V, G for the letters of loan words. The
/// lists are our own.
enum ArabicLexicon {
  /// Letters, spelling rules and grammar; ``SpellingModel`` documents the format.
  static let rules: StaticString = """
    letters '=0621 |=0622 >=0623 &=0624 <=0625 }=0626 A=0627 b=0628 p=0629 t=062A v=062B j=062C H=062D x=062E
    letters d=062F *=0630 r=0631 z=0632 s=0633 $=0634 S=0635 D=0636 T=0637 Z=0638 E=0639 g=063A f=0641 q=0642
    letters k=0643 l=0644 m=0645 n=0646 h=0647 w=0648 Y=0649 y=064A P=067E J=0686 V=06A4 G=06AF _=0020
    short a i u
    spell a a e/3 o/10 u/10 i/10 ee/12 -/6
    spell i i e y/4 ee/7 a/9 u/9 o/11 -/5
    spell u o u ou/7 oo/11 a/9 i/8 e/7 -/5
    spell ' 2 '/5 -/10
    spell | ^a/6 aa/5 2a/3 2aa/3
    spell > ^a/2 ^e/6 ^o/3 ^u/3 ^i/12 2a/1 2e/3 2o/2 2u/2 2/2 a/9 a2/3 aa/10 '/5
    spell < ^i/2 ^e/3 2i/2 2e/2 2/6 ^ee/5
    spell A a/1 aa/2 e/9 an$/8 en$/16 ^a/3 ^e/2 ^i/1 ^o/2 ^u/3 ^2e/4 ^2i/4 ^2o/8 ^2/6 ^ee/8 ^ei/9 -/24 ea/14 ae/10 ^-/14
    spell b b p/18
    spell p a$/2 e$/2 eh$/3 ah$/2 at$/10 et$/10 it$/14 i$/15 ih$/10 h$/16 a2$/20
    spell t t
    spell v th s/8 t/9
    spell j j g/2 dj/6 ch/26 y/26 gu/16
    spell H 7 h/6
    spell x kh 5/1 7'/1 5'/6 x/8 k/26 7/14 h/24 '7/3
    spell d d
    spell * th/6 dh/2 z/7 d/7 4/16
    spell r r
    spell z z s/24
    spell s s c/16 ss/4 z/26
    spell $ sh ch/7 4/20 shsh/4 ssh/3 sch/6 s/34 x/20
    spell S s/3 9/2 c/20 s'/10
    spell D d/3 9'/1 dh/7 th/16 z/20 dd/6
    spell T t/4 6/1 t'/8
    spell Z z/6 6'/1 th/10 dh/8 d/16 tha/30
    spell E 3 '/12 -/24 a/16 ^a/12 ^e/10 ^o/12 ^i/13 ^u/14 33/3 e/17 aa/10
    spell g gh 3'/1 8/2 g/11 '3/3 r/34 3/22
    spell f f v/18 ph/12
    spell q 2/2 q 9/7 8/12 k/12 g/10 -/16 '/8 c/26 gh/26
    spell k k c/10 ch/24 q/18 g/24 ck/8 ke$/8
    spell l l
    spell m m n/34
    spell n n
    spell h h o$/12 u$/12 ou$/12 oh$/8 uh$/8 oo$/13 -$/26 ~-?/22 a$/26
    spell w w/1 o/3 ^wh/8 u/2 ~ou/1 ~oo/1 ~uu/4 v/20 ~ow/8 ~eau/8 ~au!/10 ~aw!/8 w'/9
    spell Y a$/3 a2$/8 i$/7 y$/8 aa$/5 e$/10 ah$/12
    spell y y i/2 ~e$/3 ~ee/1 ~ii/3 ~ei!/3 ~ai!/4 ~e/6 ~ie/6 ~ey!/4 ~ay!/4 iy/2 ~ea/10 yi/5 ~a/30
    spell & 2/3 2o/2 2u/2 o/10 u/12 w/12 -/16 '/6 ou/14
    spell } 2/2 2i/1 2e/2 i/9 e/12 y/7 ye/8 '/5 ay/12 ai/10
    spell P p b/8
    spell J ch tch/6
    spell V v f/8
    spell G g
    vowel a/5 e/5 i/6 o/7 u/6
    loose a/12 e/12 i/17 o/17 u/15
    conjunction 18 w w/2 we wa wi/2 u/8 o/10
    conjunction 44 f fa fe/2 f/6
    prefix N,A,F,C 6 Al el al il/1 ul/8 l/8 ol/14 e+/5 a+/5 i+/7 le/14 la/18 li/16
    prefix N,A,F,C 26 Al e a/6 i/6
    prefix N,A,F,C 24 b b/2 be bi ba/2
    prefix N,A,F,C 22 l l la/1 le li
    prefix N,F 24 bAl bel bil/1 bal bl/6 be+/8 bi+/8
    prefix N,F,A 24 ll lel lil lal le+/6 la+/10 ll/8
    prefix N,F 26 EAl 3al 3el/2 3a+/6 3ala/14 al/30
    prefix N,F 28 hAl hal hel/3 ha+/6 7al/30
    prefix N,F 40 fAl fel fil fal/2 fe+/6
    prefix N,F,A 44 k ka
    prefix VI,VE,VJ 10 A
    prefix VI,VE,VJ 24 >
    prefix VI,VE,VJ 8 n
    prefix VI,VE,VJ 8 t
    prefix VI,VE,VJ 8 y ye yi ya y/2 i/8 e/14
    prefix VI,VE,VJ 8 b b ba be/2 bi/6 b2/10
    prefix VI,VE,VJ 16 bA ba/2 baa
    prefix VI,VE,VJ 16 bn
    prefix VI,VE,VJ 12 mn mn men/2 min/3 mna/2 mne/1
    prefix VI,VE,VJ 8 bt bt bet bit bta bte bti btu bto beta/2 bat/8
    prefix VI,VE,VJ 8 by by/1 bye byi bya bi/2 be/6 biy/2 bey/3 bee/3 byu byo bia/6
    prefix VI,VE,VJ 22 hA ha haa/3
    prefix VI,VE,VJ 16 h ha h
    prefix VI,VE,VJ 16 hn han hn hane hana
    prefix VI,VE,VJ 16 ht hat het/2 hata hate ht hati
    prefix VI,VE,VJ 16 hy hay haye hay haya hayi hai/4 hi/6 ha/12
    prefix VI,VE,VJ 26 H 7a 7
    prefix VI,VE,VJ 24 Hn 7an 7ana 7ane
    prefix VI,VE,VJ 24 Ht 7at 7ata 7ate 7atu
    prefix VI,VE,VJ 24 Hy 7ay 7aye 7aya 7ayi 7ai/4
    prefix VI,VE,VJ 24 kn kan kane/2 kn/4 ken/4
    prefix VI,VE,VJ 24 kt kat kate/2 ket/2
    prefix VI,VE,VJ 24 ky kay kaye/2 kai/2 ki/4 key/4
    prefix VI,VE,VJ 36 m ma me/3 m/2
    prefix VI,VE,VJ 40 mA ma
    prefix VI,VE,VJ 36 mb mab mba mab
    prefix VI,VE,VJ 26 mt mat mata mate mati mt met meta
    prefix VI,VE,VJ 38 mbt mabt mabet mabti mabte mabta
    prefix VI,VE,VJ 38 mby maby mabi maby mabye
    prefix VP,VS,VD,VQ,P 34 mA ma
    prefix VP,VS,VD,VQ,P 32 m ma me/4 m/4
    prefix VI,VE,VJ 30 l la le/2 l
    prefix VP,VS,VD 22 At et it/2 2et/2 2it/3
    bound VI VE VJ
    open VS VD VE VJ VQ G
    suffix N 10 y k
    suffix N 14 h nA hA km
    suffix N 18 kn hm hn kw
    suffix N 12 At yn
    suffix N 26 wn Aty Atk AtnA
    suffix G 6 y k
    suffix G 10 h nA hA km
    suffix G 16 kn hm hn kw yn
    suffix A 4 p
    suffix A 8 yn
    suffix A 12 At wn
    suffix A 16 ny k h ky
    suffix A 20 hA nA km hm
    suffix P 6 y k h nA hA km
    suffix P 10 kn hm hn kw yh w ky
    suffix P 20 ny
    close P 16 $
    suffix VP 6 t
    suffix VP 8 wA w
    object VP 12 ny k h hA nA
    object VP 18 km kn hm hn kw ly lk lh lnA lhA
    close VP,VS,VI,VE,VD,VJ,VQ 16 $
    suffix VS 4 t
    suffix VS 5 ty
    suffix VS 7 nA tw
    suffix VS 22 twA ty
    object VS,VI,VE,VD,VB,VJ,VQ 12 ny k h hA nA
    object VS,VI,VE,VD,VB,VJ,VQ 18 km kn hm hn kw ly lk lh lnA lhA lw
    suffix VD 5 t
    suffix VD 7 wA w
    suffix VI 8 y wA
    suffix VI 12 w
    suffix VI 18 wn yn
    suffix VE 8 y wA
    suffix VE 12 w
    suffix VE 18 wn yn
    suffix VB 4 y
    suffix VB 8 wA
    suffix VB 14 w
    exact mrHbA mar7aba marhaba mar7abaa marhabaa
    exact w wa w
    exact Al el al il l
    exact yA ya
    exact EAl 3al
    exact b b
    exact l l
    exact Ally elli illi ely lli elly ille eli yelli
    exact ylly yalli yalle yalleh yelli yeli
    exact yAlly yalli yally yelli
    exact jnb gamb jamb ganb janb
    exact mEAyA ma3aya m3aya ma3aia
    exact lyA leya liya
    exact ElyA 3alaya 3alayya
    exact Ant enta inta ente enti inti inte enteh ent
    exact Anty enti inti inty enty
    exact hw hwa howe howwe huwe huwwe howa huwa howwa huwwa
    exact hy heye heyye hiye hiyye heya hiya hiyya heyya
    exact AHnA e7na i7na ehna ihna 2e7na
    exact HnA e7na i7na 2e7na
    exact AlslAm assalam esalam essalam
    exact <n_$A'_Allh inchallah nchallah inchalah inshallah insha2allah inshalla nshallah nshalla enshallah inshaallah isa ishallah
    exact An_$A'_Allh inshallah insha2allah inshalla nshallah enshallah inshaallah
    exact An$Allh inshallah inshalla nshallah nshalla enshallah inshaallah ishallah
    exact mA_$A'_Allh mashallah masha2allah mashalla mashaallah msa
    exact mA$Allh mashallah mashalla mashaallah
    exact AlHmd_llh alhamdulillah elhamdulillah el7amdulillah al7amdulillah el7amdulilla al7amdulilah al7amdolellah el7amdolellah elhamdolellah el7amdella hamdulillah 7amdulillah 7amdella hamdella 7amdillah l7amdella el7amdulelah
    exact AlHmdllh alhamdulillah elhamdulillah el7amdulillah al7amdulillah el7amdulilla al7amdulilah al7amdolellah el7amdolellah elhamdolellah el7amdella hamdulillah 7amdulillah 7amdella hamdella 7amdillah l7amdella el7amdulelah
    exact bsm_Allh bismillah besmellah bismilla bismellah
    exact bsmAllh bismillah besmellah bismilla bismellah
    exact AstgfrAllh astaghfirullah astaghfirallah asta8farallah astaghferallah
    exact AlslAm_Elykm assalamualaikum salamualaikum assalamu3alaikum salam3alaikom essalamu3alaikum assalamo3alaykom
    exact slAmtk salamtak salamtik
    exact yArb yarab yarabb yarrab yarab yareb
    exact yA_rb yarab yarabb yarrab yareb
    exact yA_Allh yallah2 yaallah ya2allah
    exact ylA yalla yallah yala yella yalah ylla
    exact yllA yalla yallah yala yella yalah ylla
    exact yAlh yalla yallah yala yella yalah
    exact wAllh wallah walla walah wlah wallahh
    exact wAllhy wallahi wallahy walahi wallahy
    exact Allh allah alla2 allahh
    exact El$An 3alashan 3lshan 3lashan
    exact E$An 3ashan 3shan 3ashaan
    exact Azyk ezayak izzayak ezzayak ezayek izayak ezzayek izzayek
    exact <zyk izzayak izzayek
    exact Eyd eid eed
    exact Ely ali aly
    exact SlAp salah salat salaat sala
    exact HyAp 7ayat hayat 7aya haya
    exact zkAp zakat zakah zaka
    exact mbArAp mobarah mubarah mubarat mobarat
    exact Swrp soora soura sora
    exact Emr omar umar
    exact yArby yarabi yarabbi yarabby yaraby
    exact Ayh eh eih eeh eyh
    exact <yh eh eih eeh eyh
    exact |h aah
    keep ana enta inta inti enti ente men min law lao kan kam bas bass ma la fe fi el al il wa ya aw sah tab tayeb
    keep lash elf gay foul tamer elle elli salma bakar dars
    keep dah di da eh leh lama kul kol bel hon hal shu shou mish mesh mush mafi hay hada bait beit sana bab
    keep balad jar nar rah shams mama baba akh umm om bint bent walad malak karim sabah masa salam yalla habibi
    keep wallah khalas ahlan marhaba shukran afwan aiwa tamam zain hala wain wen meen mata kif keef hek chai shay
    keep akl laban samak lahm sukkar allah ummi abi zay kida keda alf mara ras nas kif lazem bard harr hob
    keep qalb kalb sura noor nour eid ramadan hajj halal haram imam sultan amir emir souk khan kebab falafel
    keep hummus humus tabla oud inna iza shish shawarma baklava bazaar
    """
}
