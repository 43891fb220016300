import { sign } from './sign.ts';

const amount = String.raw`(?:(?:rp|idr|usd|us)\.? ?[$€£]?\d[\d.,]{0,14}|[$€£] ?\d[\d.,]{0,14}|\d[\d.,]{0,14}(?: (?:usd|dollars|euros?)| ?(?:rb|jt|ribu\w*|juta\w*)))(?: ?(?:rb|jt|ribu\w*|juta\w*|k))?`;
const foreign = String.raw`(?:usd ?|us\$ ?|[$€£] ?)\d[\d.,]{0,14}\w?|\d[\d.,]{0,14} (?:usd|dollars|euros?)`;

/** How somebody sounds who wants to sell something to the site. */
export const selling = [
  sign(
    'offers something',
    1,
    String.raw`
      (?:we|i|our (?:team|company|experts?|agency|service|tool|editors)) (?:(?:can|will|also|just|would love to|are able to) )?(?:offer|provide|supply|speciali[sz]e|help|sell|design|build|produce|develop|manage|install|underwrite|buy|represent|ship|publish|guarantee|fix|finance|redesign|handle|work (?:with|in))
      (?:we|i)(?:'re| are| am) (?:offering|an? (?:leading|professional|freelance|full|certified business|private)|\w+ based|reaching out)
      (?:i'm|i am|we're|we are) (?:selling|looking for (?:serious )?buyers)|(?:happy|glad) to (?:write|do|send|help|show)
      love to (?:feature|be your partner)|our (?:software|tool|platform|app|proven \w+|network)|walk you through
      set up a call|ready to start|ready for export
      (?:may|can|shall|should|could) (?:i|we) (?:send|show|share|drop by|schedule|book|walk)
      (?:i|we)(?:'ll| will| can) (?:send|show|share|get|put together|create|edit|make|increase)
      just say the word|my clients?|our agency|forward this to|perusahaan kami
      kami (?:memiliki program|bergerak|agen|ahli|event organizer|dari media|butuh mitra|spesialis|menawarkan|menyediakan|menjual|melayani|adalah|siap|jual|penyedia|distributor|konsultan|tim developer|pabrik|studio animasi)
      kami (?:bisa|siap) (?:bantu|membuat|kirim\w*)|bisa kami (?:kirim\w*|bantu)
      boleh (?:saya|kami) (?:kirim\w*|jadwalkan|presentasi|jelaskan|demo\w*)|(?:minta|mohon) waktu\w*
      (?:biasa|siap) (?:ngerjain|mengerjakan|melayani)|melayani|menerima (?:jasa|pesanan|order)
      (?:izin|numpang) promo\w*|(?:bisa )?pakai kami|pindah ke kami|hemat|jadi mitra|siap membantu|saya bantu
      kami buatkan|men(?:yediakan|jual|awarkan)|dijual|jasa|spesialis`,
  ),
  sign(
    'about your business',
    1,
    String.raw`
      your (?:business|company|firm|organi[sz]ation|competitors|customers|clients|sales|revenue|brand|domain|employees|audience|requirements?|ranking|own website)
      (?:business|website|site) owner|dear (?:sir|madam|business|owner|manager|hiring)\S*|to whom it may concern
      (?:companies|businesses|founders|gyms|clubs) like (?:yours|you)|the right person
      (?:do|are|did|have) you (?:need|want|struggl\w+|tired|know that|getting|running|paying|accept|looking)
      (?:need|want|tired of|looking for|invest in) (?:a|an|more|your|doing) [^.?!]{1,40}\?|does your
      (?:bisnis|usaha|website|perusahaan|brand|karyawan|omset|omzet|penjualan|kantor|produk) anda
      anda (?:butuh|ingin|sedang|terpilih)|pimpinan|pemilik usaha|bagian keuangan|tim marketing
      (?:butuh|mau|ingin|cari|punya) [^.?!]{3,40}\?(?= (?:kami|kita|cukup|hubungi|wa|tersedia|saya bantu))
      came across|stumbled upon|landed on your
      (?:checked|visited|looking at|looked at|going through|on) your (?:web ?)?site
      noticed (?:that )?(?:you|your|several|some)|missing out`,
  ),
  sign(
    'price of an offer',
    1.5,
    String.raw`
      (?:mulai|cuma|hanya|mulai dari|modal(?: \w+)?|minimal(?: order)?|paket[^.?!]{0,20}) ${amount}
      \d[\d.,]{0,14} ?(?:ribuan|jutaan)|(?:only|just|from|starts? (?:at|from)) ${amount}|${foreign}
      \d+ ?% (?:off|cheaper|more|under|bonus|win)|\d+ ?% diskon|diskon (?:\d+ ?%|terbesar|khusus)
      free (?:trial|audit|quote|samples?|mockup|demo|consultation|of charge|logo|report|seats|for \d+ days)
      samples free
      (?:gratis|free) (?:ongkir|konsul\w*|desain|survei|survey|audit\w*|domain|maintenance|\d+|logo|antar)
      (?:coba|antar|instalasi|survei) gratis|konsultasi gratis|(?:pay|bayar) (?:setelah|only for)
      (?:harga|price) (?:bersahabat|terjangkau|miring|murah|termurah|normal|khusus|nego|kompetitif|spesial|teman|bawah)
      (?<!your )best (?:prices?|rates)|(?:very )?affordable (?:prices?|rates|seo|packages)|money back|uang kembali
      (?:no|nothing) (?:up ?front|obligation|contract|strings|placement fee|long contract)|bergaransi|garansi
      dijamin|guarante(?:ed?|es)|terpercaya|termurah|murah (?:meriah|bergaransi|mulai)|lifetime|seumur hidup
      lifetime deal|price ?list|pricelist|katalog\w*|catalogue|brochure|packages start|bonus (?:new|member|\d\S*)
      cashback|(?:\d+|week|month)[- ]?(?:day|month|hari)? trial|nego`,
  ),
  sign(
    'asks for an order',
    1,
    String.raw`
      interested\?|minat\?|minat (?:hubungi|chat|balas|wa)|yang serius
      reply (?:with |to )?"?(?:yes|pricing|this|stop|for details)|(?:verify|claim|activate|confirm) your
      last reminder|you have been (?:chosen|selected)|got \d+ minutes|(?:no|success) (?:\w+ )?fees?(?: only)?
      (?:or )?you don't pay|ada waktu untuk|fast respon|ditunggu kabar\w*|(?:quick|short) call|a chat\?
      (?:book|order|buy|call|apply|register|invest|act|join) (?:here|now|free|today|at)|schedule a
      \d+[- ]?min(?:utes?)? (?:call|demo|on)|demo|zoom
      (?:pesan|daftar|order|join|apply) (?:sekarang|di|gratis|ke)|click here|klik (?:di|link|sini|http\S*)
      contact us|ask for (?:a|our)|get a quot\w+|fill in
      (?:hub(?:ungi)?|wa|chat|call|sales|dm|telp|telegram|konfirmasi)(?: ?[:/]?| ke| di| wa| via)(?: (?:bag|bu|pak|ibu|kami|marketing|admin|konsultan|ki))*[ .:]*(?:\p{L}+ )?(?:0\d|\+62|@|admin|ya|kami)
      balas (?:pesan|email)|(?:gabung|join) (?:grup|group)|ketik|unsubscribe|opt out|kindly|revert
      your requirements?|following? up|haven't heard|before (?:a|the) (?:competitor|deadline)
      (?:ends?|hanya|khusus|sampai) (?:tonight|today|hari ini|malam ini|bulan ini)|this week only|nomination
      shortlisted|limited (?:time|offer|slots?|spots?|seats?)|(?:tempat|slot|kuota|kursi|stok|unit) terbatas
      tersisa|sisa \d+|tinggal \d+|ready stock|ready semua|stok|spots? (?:are|left)
      portofolio(?: kami| kita| di)|our portfolio|our (?:past|last) (?:work|clients?)|(?:our|my|of my) clients?
      klien (?:kami|kita)|(?:produk|layanan|jasa) kami|pakai jasa|langganan sama|trusted by|used by \d+
      (?:dipercaya|dipakai|tangani|mengerjakan)(?: lebih dari)? \d+|over \d+ of|within \d+ (?:days|hours)
      tim profesional|seminar|webinar|masterclass|kursus|presentasi|award|summit|company profile|kirim penawaran
      penawaran (?:kami|ini|khusus)|partnership team`,
  ),
];

/** How somebody sounds who wants something of the site, or has it already. */
export const visiting = sign(
  'asks about us',
  -1.5,
  String.raw`
      (?:can|could|may|should) (?:i|we|you|someone|somebody|this|it|people|foreigners|beginners) (?!send|walk|book|show|share|get (?:you|your)|schedule|put|help|offer|provide|increase|have \w+ minutes)\p{L}+
      how (?:do|does|can|many|much|long|old|often)|is (?:there|it|the|that|this|sehobi)
      are (?:there|women|courts|the)|(?:do|does|did) (?:i|we|the|sehobi|it|people) \p{L}+
      do you (?:have (?:any|a|an|anything|something)|offer|take|allow|ever|do|plan)
      what (?:happens|is|are|time|do|does|documents|kind)|what's|where (?:is|do|can|are)
      who (?:do|would|can|should|is|designed)|when (?:does|is|will|do|i|can)|which (?:of|one)|why
      i(?:'d| would|) (?:like|love|want) to (?:join|host|list|ask|know|apply|pay|see|report|become|play|try|volunteer)
      please (?:add|refund|delete|remove|check|tell|block|close|look|send (?:us )?your)|am i|if not
      mau (?:tanya|nanya|ikut|jadi|lapor|daftar|buka|gabung)
      (?:ingin|bermaksud|tertarik) (?:ikut|tahu|mendaftar\w*|bergabung|belajar|jadi|mengadakan)|(?:ber)?tanya
      nanya|tolong|mohon (?:info\w*|di\p{L}+|penjelasan|arahan|izin|bantu\w*|konfirmasi|maaf)|gimana|gmn
      bagaimana|cara(?:nya)?|syarat\w*|kapan|apakah (?!boleh (?:kami|saya)|anda)
      (?:ada|bisa|boleh|udah|sudah|masih)(?: \p{L}+){0,7} (?:ga|gak|nggak|kah|belum|enggak|kan)|kenapa|kok
      (?:di|ke) ?mana|berapa|siapa|min|kak mau`,
);
