extension HindiLexicon {
  /// Words that come in nearly every chat, with the spellings that are usual for them.
  static let chat: StaticString = """
    words N 1 चिंता अंडा केला पैर
    rather hum
    precede main busy free late ready tired sick sorry happy sad okay ok hungry sleepy confused bored
    follow main aaj kal abhi phir aur lekin magar kyunki agar jab haan nahi subah shaam yaar bhai
    loan chai roti naan paneer dal masala lassi samosa kurta sari yoga guru karma dharma \
    saree biryani diwali holi bollywood curry ghee raita tandoori mantra sitar raja pandit
    follow do kar kr bata bhej rakh
    follow log hum tum aap ap woh wo yeh ye sab kuch kai bahut bohot bohat koi
    greet namaste kya acha accha aap tum hum main mujhe haan
    greet nahi bhai yaar shukriya yeh ye woh wo arre
    exact माताजी mataji
    exact पिताजी pitaji
    exact बेटा beta
    exact हाल haal hal
    exact मैंने maine maene
    exact खराब kharab khraab
    exact बढ़िया badhiya badiya badhia
    exact मतलब matlab mtlb
    exact ज़रा zara jara
    exact अगर agar agr
    exact करो karo kro
    exact करे kare kre
    exact करें karen karein
    exact करूँ karun karoon
    exact करता karta krta
    exact करती karti krti
    exact करते karte krte
    exact करके karke krke
    exact करेंगे karenge
    exact करूँगा karunga karoonga
    exact करूँगी karungi karoongi
    exact करेगा karega
    exact करेगी karegi
    exact हुआ hua huwa
    exact हुई hui huyi
    exact हुए hue huye
    exact होगा hoga
    exact होगी hogi
    exact होना hona
    exact होता hota
    exact होती hoti
    exact होते hote
    exact ने ne
    exact तक tak
    exact ले le
    exact लेकिन lekin lakin
    exact मगर magar
    exact क्योंकि kyunki kyuki kyonki
    exact सिर्फ sirf srf
    exact दोनों dono donon
    exact लोग log
    exact लोगों logon
    exact पसंद pasand
    exact गलती galti
    exact गलत galat glt
    exact सही sahi shi
    exact थक thak
    exact बता bata
    exact बताया bataya btaya
    exact बताओ batao btao
    exact बताना batana
    exact बताता batata
    exact कोई koi
    exact कहा kaha
    exact कहाँ kahan kahaan kaha
    exact यहाँ yahan yahaan yaha
    exact वहाँ wahan vahan waha
    exact किस kis
    exact किसी kisi
    exact जो jo
    exact जब jab
    exact तब tab
    exact कब kab
    exact अब ab
    exact अभी abhi abi
    exact कभी kabhi
    exact फिर phir fir
    exact पहले pehle pahle
    exact पहला pehla pahla
    exact बाद baad
    exact साथ saath sath
    exact पास paas pas
    exact जा ja jaa
    exact जाओ jao jaao
    exact जाना jana jaana
    exact जाता jata jaata
    exact जाती jati jaati
    exact जाते jate jaate
    exact आना aana
    exact आता aata
    exact आती aati ati
    exact आते aate
    exact आया aaya aya
    exact आई aayi aai
    exact आए aaye aae
    exact आज aaj aj
    exact कल kal
    exact दे de
    exact देना dena
    exact दिया diya dia
    exact लेना lena
    exact लिया liya lia
    exact लो lo
    exact देखो dekho dkho
    exact देखना dekhna
    exact देखा dekha
    exact समझ samajh smjh
    exact सकता sakta skta
    exact सकती sakti skti
    exact सकते sakte skte
    exact मेरा mera
    exact मेरी meri
    exact मेरे mere
    exact तेरा tera
    exact तेरी teri
    exact तेरे tere
    exact अपना apna
    exact अपनी apni
    exact अपने apne
    exact हमारा hamara humara
    exact हमारी hamari humari
    exact हमारे hamare humare
    exact तुम्हारा tumhara
    exact तुम्हारी tumhari
    exact उसका uska
    exact उसकी uski
    exact उसके uske
    exact उसको usko
    exact इसका iska
    exact इसकी iski
    exact इसके iske
    exact इसको isko
    exact उनका unka
    exact उनकी unki
    exact उनके unke
    exact उनको unko
    exact उसने usne
    exact तुमने tumne
    exact आपने aapne apne
    exact हमने humne hamne
    exact मुझसे mujhse
    exact सब sab
    exact सारा sara
    exact सारे sare saare
    exact वाला wala vala
    exact वाली wali vali
    exact वाले wale vale
    exact ऐसा aisa esa
    exact ऐसे aise ese
    exact वैसे waise vaise
    exact जैसे jaise jese
    exact कैसा kaisa kesa
    exact कैसी kaisi kesi
    exact कैसे kaise kese
    exact कौन kaun kon
    exact कितना kitna
    exact कितने kitne
    exact कितनी kitni
    exact थोड़ा thoda thora
    exact थोड़ी thodi thori
    exact जल्दी jaldi jldi
    exact शायद shayad
    exact ज़रूर zaroor zarur jarur
    exact बिल्कुल bilkul
    exact हमेशा hamesha
    exact वापस wapas vapas wapis
    exact बात baat
    exact बातें baatein batein
    exact काम kaam
    exact कम kam
    exact दिन din
    exact समय samay
    exact वक़्त waqt
    exact खुश khush
    exact मुश्किल mushkil
    exact परेशान pareshan
    exact कोशिश koshish
    exact शुरू shuru
    exact खत्म khatam khatm
    exact बंद band
    exact मिला mila
    exact मिली mili
    exact मिलते milte
    exact चलो chalo
    exact चलता chalta
    exact चलते chalte
    exact लगता lagta
    exact लगा laga
    exact लगी lagi
    exact पूरा poora pura
    exact इतना itna
    exact इतनी itni
    exact दूसरा doosra dusra
    exact वरना warna varna
    exact मज़ा maza
    exact बोला bola
    exact बोलो bolo
    exact सुनो suno
    exact रुको ruko
    exact भेजो bhejo
    exact भेजा bheja
    exact भेज bhej
    exact मम्मी mummy
    exact पियोगे piyoge
    share mummy
    """
}
