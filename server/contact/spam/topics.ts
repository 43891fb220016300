import { sign } from './sign.ts';

/** What is advertised in contact forms, in English and Indonesian, whatever the site is about. */
export const topics = [
  sign(
    'gambling',
    3,
    `
      casinos?|kasino|slot (?:gacor|online|maxwin)|gacor|maxwin|togel|(?:judi|poker) (?:online|bola|slot)|sbobet
      bandar(?:q| bola)|domino qq|free spins|live bola|(?:tebak|prediksi) (?:skor|togel|bola)|taruhan|betting
      sportsbook|lottery|rtp`,
  ),
  sign(
    'medicine and sex',
    3,
    String.raw`
      viagra|cialis|obat (?:kuat|herbal)|pembesar|pelangsing|penis|porn\w*|film (?:dewasa|terbaru)|nonton film
      escorts?|(?:hot|local|meet|lonely) (?:singles|girls|women)|i am \d\d, single|asam urat|kolesterol
      hot (?:girls|videos)|dating site|adult (?:videos?|content|dating)|sugar (?:daddy|mommy)|weight loss
      lose \d+ kg|diet (?:pill|keto)s?|keto|cbd|vap(?:e|ing)|pharmacy|no prescription|herbal|capsules|skincare
      glowing|pelet|susuk|pesugihan|dana gaib|penggandaan uang|tanpa tumbal`,
  ),
  sign(
    'loans',
    2,
    String.raw`
      (?:business|personal|instant) loans?|loans? (?:offer|from|of|at|to)
      pinjaman (?:online|dana|uang|tanpa|modal|cepat|mudah)|pinjam uang|pinjol|kta|dana (?:cepat|tunai)|gestun
      gadai|bpkb|agunan|tanpa (?:jaminan|riba|bi checking)|bi checking|plafon \d\S*|collateral
      (?:bad|no|regardless of) credit|credit (?:check|score|repair)|bunga (?:ringan|\d\S*)|cash advance
      interest rate|\d\S*% interest|modal usaha|kredit (?:usaha|mobil|tanpa)|kartu kredit kami|hutang lunas
      pelunasan|debt (?:relief|consolidation)|line of credit|funding for`,
  ),
  sign(
    'quick money',
    2,
    String.raw`
      bitcoin|btc|crypto\w*|usdt|airdrop|presale|forex|binary options?|traders?|(?:robot |auto ?)?trading|saham
      cuan|emas (?:digital|logam|antam)|passive income|penghasilan (?:pasif|tambahan)|tambah(?:an)? penghasilan
      (?:kerja|penghasilan) dari rumah|work from home|make money|easy money|earn (?:up to )?\$\d+
      \$\d+ ?(?:\/|per|a) ?day|profit (?:harian|konsisten|\d\S*)|(?:guaranteed|average) (?:profits?|returns?)
      roi|mlm|franchise|waralaba|balik modal|reseller|dropship\w*|affiliate|agen pulsa|komisi \d\S*
      peluang (?:usaha|bisnis|franchise)|untung (?:besar|sampai|\d\S*)|arisan|undian|sebagai pemenang
      claim (?:your|now|it)|klaim (?:hadiah|sebelum|sekarang|di)|tugas harian|like video
      (?:connect|link) your wallet|airdrops?|signals? channel|(?:ikuti|grup) sinyal
      million (?:us )?(?:dollars|usd)|raise (?:seed )?(?:money|funds|capital)|prize center
      investment (?:firm|opportunity)|private investor|invest now|investasi|inheritance|widow|donate \d\S*`,
  ),
  sign(
    'search engines',
    2,
    String.raw`
      seo|serps?|search (?:engine|agency|rankings?)|back ?links?|do-?follow|guest post(?:s|ing)?
      link (?:building|insertion|exchange)|sponsored (?:post|article|content)|domain authority|d[ar] ?\d\d\+?
      (?:page one|top \d+|number one|halaman (?:pertama|satu)|peringkat|rank\w*)(?: (?:\d|of|on|di|in|at))* google
      first page|number one in|google rank\w*|ranking higher|not ranking|top \d+ ranking
      organic (?:traffic|enquiries|search)|(?:web(?:site)?|targeted|more|enough|human) (?:traffic|visitors)
      traffic website|schema markup|keywords|show up (?:when people search|on google)|(?:title|meta) tags?
      competitors|website's traffic|traffic (?:for|to) your|content placement|artikel (?:klien|seo)
      wikipedia page|business listing|directories|direktori bisnis|ad ?space`,
  ),
  sign(
    'followers and lists',
    2,
    String.raw`
      followers|subscribers?|(?:five|5)-star|google reviews|influencer|endorse\w*|media kit
      (?:email|contact|customer) (?:lists?|database)|list of attendees|verified email|contacts (?:with|in)
      database (?:email|nomor|kontak|perusahaan)|(?:wa|whatsapp|email|sms) blast|blast (?:wa|email)
      bulk (?:sms|email)|sms (?:masking|gateway)|wablast|lead gen\w*|(?:qualified |more )leads
      (?:google|facebook|tiktok|instagram) ads|ad spend|pay per (?:install|lead)|installs|growth hacks
      digital marketing|marketing agency|agensi digital`,
  ),
  sign(
    'online services',
    2,
    String.raw`
      web(?:site)? (?:design\w*|re-?design|develop\w+)|redesign (?:your|sites|websites)
      (?:app|software|application) (?:development|developers?)|(?:hire|dedicated) \w+ developers|software house
      (?:tim )?developer dari|outsourc\w+|offshore|virtual assistants?|data entry|staffing|recruit\w+ agency
      (?:screened|pre-vetted) candidates|explainer|animat(?:ed|ion)|animasi|motion designer|logo design
      desain logo|(?:make|need a) (?:professional )?logos?|mockup|ghostwriters?|copywriter|content writing
      essays?|dissertations?|joki|plagiat|penulisan artikel|translation (?:and|of|service)|chatbot|blockchain
      nfts?|cloud (?:bill|server|hosting)|(?:bidang|biaya) (?:cloud|server)|malware|mailbox (?:storage|is)
      funnel|saas|white-label|ai (?:tool|chatbot)|prompts|plugins?|security experts|web ?hosting
      (?:dan|lifetime|cheap|murah) hosting|hosting (?:for|murah|\d)|trademark
      domain (?:name|expir\w+|renewal|regist\w+)|(?:perpanjang\w*|dijual|jual) domain|domain anda
      copyright (?:infringement|violation)|press release|publikasi|pendaftaran merek|hki
      (?:business|founder) podcasts?|podcast agency|ada compliant
      (?:gmail|verified|aged|paypal|premium|aws) accounts|akun premium|pembuatan (?:website|aplikasi)`,
  ),
  sign(
    'goods and trades',
    2,
    String.raw`
      wholesale|overstock|export quality|palm oil|metric tons|toners?|fengshui|(?:jual|sewa|stok) apartemen
      agen properti|seminar properti|panel surya|jasa satpam|event insurance|legal services|percetakan
      cetak (?:kilat|merek|buku)|paket (?:tour|wisata)|tour \w+ \d|jasa foto|luxury cars?|exporters?
      manufacturers?|produsen|china|shenzhen|guangzhou|fob|moq|grosir|pabrik|tangan pertama|distributor resmi
      supplier|vendor|maklon|konveksi|souvenir|replica|kw super|branded|insurance (?:broker|for your)
      (?:sports|group|health) insurance|agen asuransi|asuransi (?:kesehatan|jiwa|mobil)|payroll|bookkeeping
      pembukuan|(?:konsultan|konsultasi) (?:pajak|hukum)|tax (?:service|refund)|merchant account
      payment gateway fees|solar panels?|cctv|videotron|neon box|billboard|freight|containers|kontraktor
      contractors?|turnkey|renders?|rumput sintetis|catering (?:harian|service)|nasi box
      rental (?:mobil|motor|sound|alat|bus)|sewa (?:bus|mobil|tenda)|menyewakan|lepas kunci|sedot|servis ac
      cuci (?:ac|toren)|(?:office|carpet) cleaning|cleaning (?:services?|company)|jasa kebersihan
      katering (?:harian|sehat)|genset|rigging|air galon|ruko|kavling|kpr|rumah (?:subsidi|dijual)
      dp (?:0|ringan|murah)|cicilan (?:\d\S*|ringan)|siap huni|lelang|umroh|aqiqah|travel agent
      tiket (?:pesawat|promo)|hotel rates|pengurusan|pembuatan (?:pt|cv)|virtual office|ruang kantor
      internet (?:kantor|dedicated)|business coach|native speaker|(?:mesin|usaha) laundry|pest control
      vending machines?|pembasmian`,
  ),
];
