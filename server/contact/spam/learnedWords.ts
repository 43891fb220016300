/**
 * The common words that tell advertisements from people, by their points; above 0 they speak for an advertisement. Learned
 * from tests/server/spam/tuned, not written by hand: after a change there, `npx vitest run tests/server/spam.test.ts -u`.
 */
export const learned = `
-1.5: apa berapa ga gue tolong
-1.25: dong host kasih mana night pelatih says tapi which
-1: also anak apakah bawa board bring coffee does events gak gimana group hall i've jangan kalian kemang
-1: kemarin lari masuk membership min never padahal paid sabtu saturday saya siapa somebody sponsor
-1: sunday tanya tentang terima udah umur
-0.75: abis ada aku anything archery asked bagaimana bagus band banget beginner bilang bulu but can't
-0.75: caranya catur chess cilandak class come dapet dicek difference error event eventnya gowes groups had
-0.75: him hobi hosts how hujan i'd interview itu jumat kalo kampus karena katanya keeps kelas kenapa kids
-0.75: kok kurang lapangan lapor latihan left lewat looking mahasiswa march masih mengadakan moved my nanya
-0.75: nemu ngajak ngajar nobody outdoor parah park pelajar pembayaran pemula pengen peserta photo players
-0.75: possible poster pribadi racket really renang salah sama sekitar sesi shows sih softball someone
-0.75: something still studio surabaya swimming syaratnya tangkis teacher tennis tetep thank there times
-0.75: toilet tombol trainer transfer tried trus venue volunteer was weekend went when yoga
-0.5: about after an any as badminton bandung baru bayar because belum booking buat buka cara club coach
-0.5: code community could court dago depan depok do doesn't form game gor guru have hehe hp i'm ikut
-0.5: iphone it it's jadi kalau kecil lalu main mau mohon myself near nya people proposal punya refund
-0.5: sendiri show some student take talk tanggal tebet tempat tidak twice two what where wrong ya
-0.25: aplikasi app boleh di futsal grup is ke komunitas like me minta need orang run sehobi sewa small the
-0.25: to want yang
0.25: buy for get halo hi kantor know link media million only pay see selamat site sports tahun this time
0.25: up wa we week with you
0.5: admin all bagian balik best blog book bulan butuh by call chat click coba contact daftar dan dengan
0.5: deposit diskon film first from hari hello help iklan including ini investasi ios jakarta kami kartu
0.5: karyawan kredit langsung let look make may members menit money month no offer olahraga order our
0.5: pasang per perusahaan post price prices profile promo pt ribu sell shall slot start terbatas than
0.5: traffic via website your yours
0.75: absensi accepted across adalah agar agensi agunan aktif alami alat aman answers antar approved
0.75: aren't artikel asia backlink bantu based bintang bisnis bitcoin blast bonus bpom bulk businesses
0.75: cair catalogue companies competitors content cost cukup cuma custom customers da dana days dear
0.75: dedicated delivery details dijamin direct dm dofollow dollars edit emas explainer factory fee fees
0.75: fixed follow forex free garansi google harga hotel hubungi ibu ig ikuti included increase info
0.75: install interested internet into isi jersey jual katalog klien klik konsisten konsultan led lengkap
0.75: loan marketing melayani menawarkan menyediakan merek moq more native nego normally noticed now
0.75: offering original otomatis over owner packages paket panggung payroll peluang placement posts
0.75: presentasi pricelist pulsa ranking real reels release revisi robot sales sampai samples se search
0.75: seat sekarang send sepatu siap sir support tambah ten termurah terpercaya tim tonight ukuran
0.75: undangan unit virtual waktunya watches wd whatsapp wholesale will yes you'd
1: accounts agen audit balas better bunga business clients cod dalam dapatkan development digital earn
1: facebook gaji grosir hemat herbal hire hours hub jutaan kirim konsultasi lifestyle listrik logo
1: manufacturer message minat minutes murah ongkir online pabrik pcs pembuatan penghasilan pertama
1: proses quality quick quote rates reply ribuan save seluruh services software stok survei telegram
1: tiktok tool top trading untung usaha usd verified video videos zoom
1.25: ads agency ai anda bapak bergaransi cepat demo domain followers gratis guaranteed hanya i'll kindly
1.25: mobil pesan profit ready seo sites today you're
1.5: cocok full indonesia jasa juta modal mulai new tanpa within
`;
