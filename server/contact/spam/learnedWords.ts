/**
 * The common words that tell advertisements from people, by their points; above 0 they speak for an advertisement. Learned
 * from tests/server/spam/tuned, not written by hand: after a change there, `npx vitest run tests/server/spam.test.ts -u`.
 */
export const learned = `
-1.5: tolong
-1.25: apa berapa ga gue host pelatih says which
-1: bring dong events gak gimana group jangan kasih kemang lari mana never night padahal paid sabtu saya
-1: siapa somebody sunday tapi umur
-0.75: abis ada aku also anak anything apakah archery asked bagaimana bagus band bawa beginner bilang board
-0.75: bulu but can't caranya catur chess cilandak class coffee dapet dicek difference does error eventnya
-0.75: gowes groups had hall him hobi hosts hujan i'd i've interview itu jumat kalian kampus karena katanya
-0.75: keeps kelas kemarin kenapa kids kok kurang lapor latihan left mahasiswa march masuk membership
-0.75: mengadakan min moved nanya nemu ngajak ngajar nobody outdoor parah park pelajar pembayaran pemula
-0.75: pengen peserta photo possible poster pribadi racket really renang saturday sekitar sesi shows sih
-0.75: softball someone something sponsor still surabaya swimming syaratnya tangkis tanya teacher tennis
-0.75: tentang terima tetep thank times toilet tombol trainer transfer tried trus udah volunteer weekend
-0.75: went yoga
-0.5: about after as badminton bandung banget baru because belum booking cara club coach code come
-0.5: community court dago depok do doesn't event form game gor guru have hehe how i'm ikut iphone it's
-0.5: kalau kalo kecil lalu lapangan lewat looking main masih my myself near nya people players refund
-0.5: salah sama sendiri show some student studio talk tanggal tebet tempat there tidak twice two venue
-0.5: was what when where wrong ya
-0.25: an any aplikasi app bayar boleh buat buka could depan di futsal grup hp is it jadi ke komunitas like
-0.25: mau me minta mohon need orang proposal punya run sehobi sewa small take the want yang
0.25: all buy call diskon for from get halo hi ini kami kantor know link make media members million money
0.25: offer only pay per promo see selamat sell site sports tahun this time up wa we week with you
0.5: absensi accepted adalah admin agar agunan alami alat aman answers antar approved aren't asia asli
0.5: bagian balik best bisnis blog book bulan butuh by chat click coba contact cost cukup cuma daftar dan
0.5: dengan deposit fee film first free google harga hari hello help ibu ig iklan including info
0.5: investasi ios jakarta jual kartu karyawan klik kredit langsung let look marketing may menit month no
0.5: now olahraga order our over paket pasang perusahaan post price prices profile pt real ribu sekarang
0.5: shall slot start ten terbatas than traffic via website whatsapp your yours
0.75: accounts across agen agensi aktif artikel backlink bantu based better bintang bitcoin blast bonus
0.75: bpom bulk businesses cair catalogue companies competitors content custom customers da dana dapatkan
0.75: days dear dedicated delivery details development dijamin direct dm dofollow dollars earn edit emas
0.75: explainer factory fees fixed follow forex garansi grosir hemat hire hotel hours hubungi ikuti
0.75: included increase install interested internet into isi jersey katalog kirim klien konsisten
0.75: konsultan led lengkap lifestyle listrik loan melayani menawarkan menyediakan merek message minutes
0.75: moq more murah native nego normally noticed offering ongkir original otomatis owner packages
0.75: panggung payroll pcs peluang penghasilan placement posts presentasi pricelist proses pulsa quote
0.75: ranking rates reels release reply revisi ribuan robot sales sampai samples save se search seat
0.75: seluruh send sepatu services siap sir software stok support tambah telegram termurah terpercaya
0.75: tiktok tim tonight top ukuran undangan unit verified video videos virtual waktunya watches wd
0.75: wholesale will yes you'd zoom
1: ads agency ai anda audit balas bapak bergaransi bunga business cepat clients cod dalam demo digital
1: facebook gaji gratis guaranteed hanya herbal hub i'll jutaan kindly konsultasi logo manufacturer
1: minat mobil online pabrik pembuatan pertama profit quality quick ready sites survei today tool
1: trading untung usaha usd you're
1.25: cocok domain followers full indonesia jasa juta modal mulai new pesan seo tanpa within
`;
