/// Hindi as it is spelled in Latin letters.
///
/// The letters stand for themselves, as ``Abugida`` says; the list is our own, written by hand,
/// under the program's licence.
enum HindiLexicon {
  static let rules: StaticString = """
    unknown 18
    consonants क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ज़ फ़ ड़ ढ़
    consonants क़ ख़ ग़
    consonants ज्ञ च्छ च्च त्थ द्ध क्ख श्व स्व
    vowels अ=- आ=93E इ=93F ई=940 उ=941 ऊ=942 ऋ=943 ए=947 ऐ=948 ओ=94B औ=94C ऑ=949
    marks n=902 N=901 H=903
    spell अ a ~-/3 ^-/14 -$ u/16 e/11 i/20 o/16
    spell आ a/1 aa/1 ~ah$/5
    spell इ i e/10
    spell ई i/2 i$ ee/1 ii/2 y$/9 ~yi/4 ie$/8 e/14
    spell उ u o/9 oo/9
    spell ऊ u/2 oo/1 uu/2 ou/9 o/9
    spell ऋ ri r/8 ru/8
    spell ए e ay$/6 ai$/8 ~ye/2 ey$/6 a/16 ~y$/8
    spell ऐ ai e/5 ay/5 ei/5 a/10 ey$/6 aai/7
    spell ओ o oh$/8 ~yo/5 u/10
    spell औ au ou/3 o/6 aw/6 ow/7
    spell ऑ o/2 a/9 au/9
    spell n n m/5 -/20 -$/9 nn/9
    spell N n/2 -$/5 -/14 m/16
    spell H h/1 -/5
    spell क k c/7 ck/7 q/9
    spell ख kh k/13
    spell ग g
    spell घ gh g/13
    spell ङ n/22
    spell च ch c/6
    spell छ chh ch/5
    spell ज j z/9
    spell झ jh j/12
    spell ञ n/22
    spell ट t/3 tt/8
    spell ठ th/4 t/13
    spell ड d/4
    spell ढ dh/6
    spell ण n/5 nn/9
    spell त t
    spell थ th t/12
    spell द d
    spell ध dh d/12
    spell न n
    spell प p
    spell फ ph f/3
    spell ब b
    spell भ bh b/12
    spell म m
    spell य y
    spell र r
    spell ल l
    spell व v w/1
    spell श sh s/9
    spell ष sh/5
    spell स s
    spell ह h
    spell ज़ z/2 j/9
    spell फ़ f/3 ph/9
    spell ड़ d/3 r/3 rd/9 dd/8 rr/8
    spell ढ़ dh/2 rh/4 d/12
    spell क़ q/3
    spell ख़ kh/12
    spell ग़ gh/12 g/14
    spell ज्ञ gy gn/6 jn/7 dny/9
    spell च्छ chh/1 cch/1 ch/2 cchh/1 chch/4 chchh/3
    spell च्च cch chch/2 ch/4 chh/6
    spell त्थ tth tthh/6 th/5
    spell द्ध ddh dh/3
    spell क्ख kkh kh/4
    spell श्व shv shw/1
    spell स्व sv sw
    vowel a/8
    suffix N 9 ओn
    suffix N 10 एn
    suffix A 0 आ ई ए
    suffix A 12 ओn
    suffix I 10 इयाN इयोn
    suffix I 0 ई
    suffix V 5 अना अता अती अते अने अकर आ ई ए ओ
    suffix V 9 अनी ऊN ऊNगा ऊNगी एगा एगी एnगे ओगे ओगी इए एn ईn इएगा अवा अवाना अनेवाला अनेवाले
    suffix W 5 ना ता ती ते ने कर ओ
    suffix W 9 या ई ए नी ऊN ऊNगा ऊNगी एगा एगी एNगे ओगे ओगी इए एN ईn इएगा यी ये नेवाला
    open A I
    keep main mein me hum tum aap woh wo yeh ye hai hain ho tha thi the ka ki ke ko se par
    keep aur ya bhi to hi na nahi nahin
    keep kya kyun kab kahan kaise kaun kitna acha accha achha theek thik haan han jee ji
    keep bahut bohot sab kuch kuchh koi
    keep bus bas ab abhi din raat kal aaj log dil pani paani chai naan kurta sari yoga guru
    keep mera tera hamara is us in un
    keep so jab tab ghar kam kaam do teen char panch paanch beta beti yaar bhai didi mat man
    keep jan tu tera mere tere he hun hu hoon
    keep are arre par lo le de aa ja sun suno chal chalo kar karo kare bol bolo dekh dekho
    keep ruk soch maa baap dost hath sir
    keep namaste diwali holi raja rani maya karma dharma desi masala dal roti sabzi paneer
    keep lassi
    exact है hai hay hy h he
    exact हैं hain hein
    exact में mein me mei mai
    exact मैं main mai
    exact मैंने maine mene
    exact हमें hame hamein humein hume
    exact तुम्हें tumhe tumhein
    exact गई gayi gai gyi
    exact गाँव gaon gaanv gaav
    exact मन mann
    exact यूँ yun yoon
    exact आपका aapka apka
    exact आपको aapko apko
    exact आप aap ap
    exact कहानी kahani kahaani kahanee
    exact नहीं nahi nahin nai nhi nahee nhin
    exact हूँ hoon hun hu hoo
    exact हाँ haan han haa ha
    exact यह yeh yah
    exact ये ye yeh
    exact वह woh vah wah
    exact वो wo vo woh
    exact की ki kee
    exact कि ki
    exact के ke kay k
    exact का ka kaa
    exact को ko
    exact से se say
    exact तो to toh
    exact पर par pe
    exact पे pe
    exact और aur or
    exact ही hi hee
    exact भी bhi bhee b
    exact ना naa na
    exact न na
    exact क्या kya kia kyaa
    exact क्यों kyun kyu kyon kyo kyoon
    exact जी ji jee
    exact अरे are arey arre
    exact कर kar kr
    exact करना karna krna
    exact रहा raha rha
    exact रही rahi rhi
    exact रहे rahe rhe
    exact कुछ kuch kuchh kch
    exact बहुत bahut bohot bahot boht bht
    exact अच्छा acha accha achha achchha acchha
    exact अच्छी achi acchi achhi achchhi
    exact अच्छे ache acche achhe
    exact ठीक theek thik thk teek
    exact तुम tum tm
    exact हम hum ham
    exact मुझे mujhe muje mjhe
    exact था tha
    exact थे the
    exact थी thi
    exact मत mat
    exact मन man
    exact सब sab sb
    exact सो so
    exact दो do
    exact इस is
    exact उस us
    exact इन in
    exact उन un
    exact आ aa
    exact बस bas bus
    exact चाय chai chay chaay
    exact माँ maa ma
    exact भाई bhai bhaai bhaiya
    exact भैया bhaiya bhaiyya
    exact यार yaar yar
    exact दिल dil
    exact गए gaye gae gye
    exact गया gaya gya
    exact लिए liye lie
    exact चाहिए chahiye chahie chaiye
    exact दीजिए dijiye dijie
    exact कीजिए kijiye kijie
    exact कृपया kripya kripaya krupaya
    exact शुक्रिया shukriya shukria
    exact धन्यवाद dhanyavad dhanyavaad dhanyawad dhanywad
    exact नमस्ते namaste namastey
    exact नमस्कार namaskar namaskaar
    exact ज़िंदगी zindagi
    exact ज्यादा zyada jyada ziada jyaada
    exact इंशाअल्लाह inshallah
    exact हैलो hello
    exact दिल्ली dilli delhi
    exact मुंबई mumbai
    exact हिंदी hindi
    exact हिंदुस्तान hindustan
    exact भारत bharat
    exact इंडिया india
    exact जन्मदिन janamdin janmdin
    exact मुबारक mubarak
    """

  static let words: StaticString = """
    words X 0 मैं हम तुम आप वह यह वो ये है हैं हूँ हो था थी थे का की के को से में पर और या
    words X 0 भी तो ही न ना नहीं क्या कि तू मैंने
    words X 1 क्यों कब कहाँ कैसे कैसा कैसी कौन कितना कितनी कितने किस किसी किसने किसका जो जिस
    words X 1 जिसे जब तब अब अभी आज कल परसों सब सभी कुछ कोई चाहिए
    words X 1 मेरा मेरी मेरे तेरा तेरी तेरे हमारा हमारी हमारे तुम्हारा तुम्हारी तुम्हारे
    words X 1 आपका आपकी आपके अपना अपनी अपने उसका उसकी उसके इसका इसकी इसके उनका उनकी उनके
    words X 1 इनका इनकी इनके
    words X 1 मुझे मुझको तुझे तुझको हमें तुम्हें उसे इसे उन्हें इन्हें आपको उसको इसको उनको
    words X 1 हमको तुमको मुझसे उससे इससे तुमसे आपसे किसे किसको जिसको उसने इसने तुमने आपने
    words X 1 हमने उन्होंने जिसने सबको सबसे
    words X 1 गया गई गए रहा रही रहे हुआ हुई हुए किया की दिया दी दिए लिया ली लिए जाता जाती
    words X 1 जाते होता होती होते होगा होगी होंगे सकता सकती सकते करता करती करते हूँगा पाया
    words X 1 कई आदि रे वे सा सह उप
    words X 1 इस उस इन उन एक दो तीन चार पाँच छह सात आठ नौ दस यहाँ वहाँ जहाँ इधर उधर किधर
    words X 1 अंदर बाहर ऊपर नीचे आगे पीछे साथ बाद पहले तक वाला वाली वाले बिना लिए द्वारा
    words X 2 हाँ जी ठीक बहुत ज्यादा थोड़ा थोड़ी थोड़े कम बस अगर मगर लेकिन किंतु परंतु
    words X 2 क्योंकि इसलिए ताकि फिर कभी हमेशा अक्सर शायद जरूर बिल्कुल सिर्फ केवल सच सही गलत
    words X 2 वैसे ऐसे जैसे ऐसा वैसा जैसा ऐसी वैसी जैसी मत चलो चल
    words X 2 नमस्ते नमस्कार धन्यवाद शुक्रिया कृपया माफ स्वागत अलविदा मुबारक बधाई अरे ओह वाह
    words X 2 हाय हैलो यार भाई दोस्त अच्छा अच्छी अच्छे जल्दी धीरे तुरंत फौरन अचानक आखिर
    words X 2 दोबारा तरह तरफ पास दूर सामने बीच आसपास चारों दोनों तीनों
    words X 2 ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस तीस चालीस पचास साठ
    words X 2 सत्तर अस्सी नब्बे सौ हजार लाख करोड़ आधा डेढ़ ढाई पहला पहली दूसरा दूसरी दूसरे
    words X 2 तीसरा चौथा पाँचवाँ
    words X 2 सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार इतवार जनवरी फरवरी मार्च
    words X 2 अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
    words X 2 खुद स्वयं एकदम बेशक यानी मतलब वगैरह चाहे जबकि हालाँकि तभी यहीं वहीं यही वही
    words X 2 मुझमें तुममें इनमें उनमें जिनके जिसके जिसका जिसकी किसके किसकी जिनका अन्य तथा
    words X 2 एवं अतः प्रति अनुसार अलावा बावजूद दौरान लगभग करीब
    words X 2 इसमें उसमें जिसमें किसमें इनमें उनमें सबमें मुझपे इसपे उसपे आपपे जिससे किससे
    words X 2 सबसे इनसे उनसे मुझमें आपमें तुमपे कौनसा कौनसी कौनसे इसकी ऐसा
    words X 3 पूरा पूरी पूरे सारा सारी सारे हर प्रत्येक अनेक कई बाकी काफी इतना इतनी इतने
    words X 3 उतना जितना जितनी खास आम अलग एकसाथ मिलकर जोर धीमे आराम शांति चुप चुपचाप
    words A 1 मुद्द् खड़् बड़् छोट् नय् पुरान् अच्छ् बुर् लंब् मोट् पतल् ऊँच् नीच् काल् नील्
    words A 1 पील् हर् गोर् सस्त् महंग् ठंड् भूख् प्यास् प्यार् सच्च् झूठ् मीठ् कड़व् खट्ट्
    words A 1 तीख् नमकीन् चौड़् गहर् हल्क् गील् सूख् गंद् मैल् नंग् अंध् गूँग् अकेल् सीध्
    words A 1 टेढ़् उल्ट् आध्
    words A 2 बच्च् लड़क् बेट् चाच् दाद् नान् माम् भतीज् भांज् सास् साल् पोत् घोड़् कुत्त्
    words A 2 बकर् मुर्ग् गध् कपड़् जूत् दरवाज् कमर् रास्त् पैस् रुपय् किराय् नाश्त् खान्
    words A 2 गान् सपन् मौक् हफ्त् महीन् साँच् तरीक् किस्स् हिस्स् फायद् खतर् झगड़् मामल्
    words A 2 पौध् पत्त् अंड् केल् पपीत् धनिय् मसाल् पराँठ् समोस् कुर्त् पजाम् तौलिय् चश्म्
    words A 2 डिब्ब् ताल् कोन् टुकड़् धाग् पर्द् चेहर् गुस्स् नतीज् इराद् वाद् फैसल्
    words A 3 सितार् प्याल् लोट् सिक्क् अड्ड् मेल् ठेल्
    words X 3 माता पिता देवता आत्मा राजा नेता महात्मा दुनिया आटा गिलास
    words X 1 आया आई आए आना आता आती आते आओ आऊँगा आऊँगी आएगा आएगी जाना जाओ जाऊँगा जाऊँगी
    words X 1 जाएगा जाएगी जाएँगे जाए जा खाया खाई पिया पी सोया लाया लाना लाओ देना दो देता
    words X 1 देती देते दूँगा दूँगी देगा देगी देंगे दे लेना लेता लेती लेते लूँगा लूँगी लेगा
    words X 1 लेगी लेंगे ले लो होना हो
    words X 2 कीजिए दीजिए लीजिए कीजिएगा करिए आइए जाइए बैठिए सुनिए देखिए बताइए रुकिए चलिए
    words X 2 दीजिएगा लीजिएगा किए कराया करवाना चाहता चाहती चाहते चाहा चाहूँगा पड़ा पड़ी पड़े
    words X 2 पड़ता पड़ती पड़ेगा लगा लगी लगे लगता लगती लगते लगेगा मिला मिली मिले
    """
}
