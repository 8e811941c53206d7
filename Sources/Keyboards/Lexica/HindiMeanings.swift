/// What common English words mean in Hindi, in Devanagari; the list is our own, written by hand.
enum HindiMeanings {
  static let list: StaticString = """
    coffee कॉफी tea चाय water पानी milk दूध sugar चीनी salt नमक bread रोटी,ब्रेड rice चावल
    meat मांस,गोश्त chicken मुर्गी fish मछली egg अंडा eggs अंडे cheese पनीर butter मक्खन oil तेल
    fruit फल vegetables सब्जी,सब्जियाँ apple सेब banana केला orange संतरा,नारंगी lemon नींबू
    mango आम grapes अंगूर tomato टमाटर potato आलू onion प्याज garlic लहसुन carrot गाजर salad सलाद
    soup सूप juice रस,जूस honey शहद cake केक chocolate चॉकलेट breakfast नाश्ता
    lunch दोपहर_का_खाना dinner रात_का_खाना food खाना,भोजन kitchen रसोई restaurant रेस्तराँ
    house घर,मकान home घर room कमरा door दरवाजा window खिड़की wall दीवार floor फर्श,मंजिल
    table मेज chair कुर्सी bed बिस्तर,पलंग bathroom स्नानघर garden बाग,बगीचा key चाबी
    street गली,सड़क road सड़क,रास्ता city शहर village गाँव country देश market बाजार shop दुकान
    school स्कूल university विश्वविद्यालय hospital अस्पताल office दफ्तर,कार्यालय bank बैंक
    hotel होटल airport हवाई_अड्डा station स्टेशन car गाड़ी,कार bus बस train रेलगाड़ी,ट्रेन
    plane हवाई_जहाज taxi टैक्सी bicycle साइकिल ticket टिकट book किताब,पुस्तक pen कलम paper कागज
    letter पत्र,अक्षर word शब्द language भाषा story कहानी newspaper अखबार news खबर,समाचार
    question सवाल,प्रश्न answer जवाब,उत्तर name नाम number संख्या,नंबर address पता phone फोन
    computer कंप्यूटर internet इंटरनेट message संदेश picture तस्वीर,चित्र song गाना,गीत
    music संगीत movie फिल्म game खेल ball गेंद work काम job नौकरी money पैसा,पैसे price कीमत,दाम
    cheap सस्ता expensive महंगा new नया old पुराना,बूढ़ा big बड़ा small छोटा long लंबा short छोटा
    good अच्छा bad बुरा,खराब beautiful सुंदर,खूबसूरत hot गर्म cold ठंडा clean साफ dirty गंदा
    easy आसान hard मुश्किल,कठिन fast तेज slow धीमा,धीरे strong मजबूत weak कमजोर rich अमीर
    poor गरीब happy खुश sad उदास,दुखी tired थका hungry भूखा thirsty प्यासा sick बीमार angry नाराज
    busy व्यस्त ready तैयार open खुला closed बंद full भरा empty खाली right सही,दायाँ wrong गलत
    left बायाँ near पास far दूर here यहाँ there वहाँ day दिन night रात morning सुबह evening शाम
    today आज tomorrow कल yesterday कल week हफ्ता month महीना year साल hour घंटा minute मिनट
    time समय,वक्त now अब,अभी later बाद_में before पहले after बाद always हमेशा never कभी_नहीं
    sometimes कभी_कभी monday सोमवार tuesday मंगलवार wednesday बुधवार thursday गुरुवार
    friday शुक्रवार saturday शनिवार sunday रविवार summer गर्मी winter सर्दी spring वसंत
    autumn पतझड़ sun सूरज moon चाँद star तारा sky आसमान sea समुद्र river नदी mountain पहाड़
    tree पेड़ flower फूल rain बारिश snow बर्फ wind हवा fire आग earth धरती,जमीन dog कुत्ता
    cat बिल्ली horse घोड़ा bird चिड़िया,पक्षी cow गाय lion शेर elephant हाथी man आदमी woman औरत
    boy लड़का girl लड़की child बच्चा father पिता,बाप mother माँ brother भाई sister बहन son बेटा
    daughter बेटी husband पति wife पत्नी uncle चाचा,मामा aunt चाची,मौसी grandfather दादा,नाना
    grandmother दादी,नानी family परिवार friend दोस्त,मित्र neighbor पड़ोसी people लोग
    doctor डॉक्टर teacher शिक्षक,अध्यापक student छात्र police पुलिस king राजा queen रानी head सिर
    face चेहरा eye आँख ear कान nose नाक mouth मुँह tooth दाँत hair बाल hand हाथ foot पैर
    heart दिल blood खून life जिंदगी,जीवन death मौत love प्यार,प्रेम hope उम्मीद,आशा fear डर
    dream सपना peace शांति war युद्ध truth सच lie झूठ problem समस्या idea विचार
    health सेहत,स्वास्थ्य medicine दवा pain दर्द yes हाँ,जी_हाँ no नहीं please कृपया
    thanks धन्यवाद,शुक्रिया thank धन्यवाद sorry माफ hello नमस्ते hi नमस्ते welcome स्वागत
    goodbye अलविदा congratulations बधाई okay ठीक ok ठीक great बढ़िया maybe शायद sure जरूर
    really सच what क्या who कौन where कहाँ when कब why क्यों how कैसे much बहुत very बहुत
    little थोड़ा more ज्यादा,और less कम all सब other दूसरा same वही only सिर्फ,केवल also भी
    and और or या but लेकिन with साथ without बिना in में from से under नीचे above ऊपर inside अंदर
    outside बाहर red लाल blue नीला green हरा yellow पीला black काला white सफेद one एक two दो
    three तीन four चार five पाँच six छह seven सात eight आठ nine नौ ten दस hundred सौ
    thousand हजार go जाना come आना eat खाना drink पीना sleep सोना sit बैठना walk चलना run दौड़ना
    read पढ़ना write लिखना speak बोलना listen सुनना see देखना know जानना understand समझना
    think सोचना want चाहना give देना take लेना buy खरीदना sell बेचना help मदद wait इंतजार
    start शुरू stop रुकना play खेलना dance नाचना travel यात्रा,सफर meeting बैठक,मुलाकात
    holiday छुट्टी party पार्टी wedding शादी birthday जन्मदिन gift उपहार clothes कपड़े shirt कमीज
    shoes जूते bag थैला watch घड़ी ring अंगूठी gold सोना silver चाँदी weather मौसम exam परीक्षा
    lesson पाठ team टीम world दुनिया light रोशनी color रंग
    file फाइल keyboard कीबोर्ड,कुंजीपटल
    """
}
