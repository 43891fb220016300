/**
 * The common words that tell advertisements from people, by their points; above 0 they speak for an advertisement. Learned
 * from tests/server/spam/tuned, not written by hand: after a change there, `npx vitest run tests/server/spam.test.ts -u`.
 */
export const learned = `
-1.5: tolong
-1.25: apa berapa dong ga gue host kasih pelatih says which
-1: anak board events gak gimana group hall jangan kemang mana min never night padahal paid sabtu saya
-1: siapa somebody sponsor sunday tapi terima umur
-0.75: abis ada aku also anything apakah archery asked bagaimana bagus band banget bawa beginner bilang
-0.75: bintaro bulu but can't caranya catur chess cilandak class coffee come dapet daughter dicek
-0.75: difference does entrance error eventnya find gowes groups had him hobi hosts hujan i've interview
-0.75: itu jumat kalian kalo kampus karena katanya keeps kelas kemarin kenapa kids kok kurang lapor lari
-0.75: latihan left mahasiswa map march masuk membership mengadakan menunggu moved nanya nemu ngajak ngajar
-0.75: nobody outdoor parah park pelajar pembayaran pemula pengen photo possible poster pribadi racket
-0.75: really renang salah sama saturday sekitar sesi shows sih softball someone something still surabaya
-0.75: swimming syaratnya tangkis tanya teacher tennis tentang tetep thank times toilet tombol trainer
-0.75: transfer tried trus udah volunteer weekend went yoga
-0.5: after as badminton bandung baru because belum between booking bring cara club coach code community
-0.5: could court dago depan depok dikirim do doesn't dua event form guru have hehe how hp i'd i'm ikut
-0.5: invoice iphone it's kalau kecil lalu lapangan lewat masih mau mohon my myself near nya people
-0.5: peserta players pm proposal refund rent sendiri student take tanggal tempat there tidak twice two
-0.5: venue was what when where writing wrong
-0.25: about akun an aplikasi app bayar boleh buat buka di game gor grup is it jadi jam ke like looking
-0.25: main me minta need orang please punya run sehobi sewa small studio talk terus the want we'd who ya
-0.25: yang
0.25: all buy call daftar for get halo hi ini kami kantor know million minimal money only our pay per
0.25: selamat sports tahun team this time untuk wa we week with you
0.5: absensi accepted adalah admin agar agunan alami alat aman answers antar approved apps aren't asia
0.5: ask asli assistants audience authority avanza awalnya bagian bahan balik basis batch bawah beres
0.5: berhasil bersahabat bersama best better bi bidang bill bisnis blog book booth both box bpkb brands
0.5: brings brosur build buku bulan butuh by cbd channel chat chatbot cheap checking city claim clean
0.5: cleaning click clips coba collateral complete contact contacts contract control cost costs cover
0.5: cuci cukup cuma current customer cut dan delivered dengan depo deposit desain designer developers
0.5: dicari dijual diskon diskusi door double download each editors efek electricity emails engine
0.5: enquiries errors exactly exchange experts expire fast fee film firm first franchise free from
0.5: further gacor gadai gateway gawang glad global going google growth guest habis halal harga hari
0.5: hello help honest hot ibu id ig iklan including influencer info installs interior inv investment
0.5: investor ios its iuran jakarta jaminan jawa jual kartu karyawan kasir kesehatan keuangan ki kind
0.5: kolesterol komisi konten kontrak kos kredit kuat kuota kursus lakukan langsung languages laravel
0.5: legal lengkap let lifetime likes local logo look lose low make marketing may menit month naik no
0.5: offer olahraga order over paket pasang perusahaan portofolio price prices profile promo pt real ribu
0.5: sell shall site slot start ten terbatas than tim traffic via visitors website whatsapp your yours
0.75: accounts across agensi aktif artikel backlink backlinks banners bantu based bintang bitcoin blast
0.75: bonus bpom bulk businesses cair catalogue cepat cetak companies competitors content custom customers
0.75: da dana dapatkan database days dear dedicated dekat delivery details development dijamin direct dm
0.75: dofollow dollars edit emas explainer factory fees fitness fixed flat follow forex garansi grosir
0.75: harian hemat hotel hours hubungi ikuti included increase install interested internet into isi jersey
0.75: katalog kg kirim klien klik konsisten konsultan laporan lead led lifestyle limit listrik loan
0.75: meeting melayani menawarkan menyediakan merek mesin minutes moq more murah native nego normally
0.75: noticed now offering ongkir original otomatis owner packages panggung payroll pcs peluang
0.75: penghasilan placement premium presentasi pricelist printing publish pulsa ranking rates reels
0.75: release reply revisi ribuan robot sales sampai samples save se search seat sekarang send sepatu
0.75: services siap sir stok support tambah termurah terpercaya tiktok tonight top travel ukuran undangan
0.75: unit verified video videos virtual waktunya watches wd wholesale will yes you'd zoom
1: ads agen agency ai audit balas bapak bergaransi bunga business clients cod dalam digital earn
1: facebook gaji gratis guaranteed hanya herbal hire hub i'll jutaan kindly konsultasi manufacturer
1: message minat mobil online pabrik pembuatan pertama profit proses quality quick quote ready seluruh
1: sites software survei telegram today tool trading untung usaha usd you're
1.25: anda cocok demo domain followers full indonesia jasa juta modal mulai new pesan seo within
1.5: tanpa
`;
