/**
 * The common words that tell advertisements from people, by their points; above 0 they speak for an advertisement. Learned
 * from tests/server/spam/tuned, not written by hand: after a change there, `npx vitest run tests/server/spam.test.ts -u`.
 */
export const learned = `
-1.5: gue tolong
-1.25: berapa dong ga mana night padahal pelatih says tapi
-1: anak apa asked bilang board can't events gak gimana hall host i've itu jangan katanya kemang
-1: mahasiswa never nobody paid pembayaran pengen sabtu saturday sekitar somebody someone something
-1: sponsor sunday tanya tentang udah weekend
-0.75: abis adults afternoon age ankle anything archery assalamualaikum bagaimana bagus band banget bedanya
-0.75: beginner beginners big bintaro booking bring bsd bulu but button cancelled caranya catur charged
-0.75: checkout chess cilandak class clinic coach coffee daerah daftarnya dapet daughter delete depok
-0.75: dibuka dicek difference diganti dihapus dikasih dipake disewa doang doesn't either entrance error
-0.75: eventnya faktur field filter gede gowes group groups guitar guru gw had he him hobi hostnya hosts
-0.75: hujan ikut indah interview itb jumat kalian kalo kampus kan karena keeps kelas kemarin kena kenapa
-0.75: kepotong keramik ketinggalan ketutup kids kira kok kurang lapangannya lapor lari latihan lisensi
-0.75: lost lumayan magang makasih malem map march masih membership mengadakan menunggu mostly moved murid
-0.75: nanya nemu ngajak ngajar nih nunggu otp outdoor pake parah park parking participants pelajar pemula
-0.75: percentage photo player players pondok posisi position possible racket really renang salah saya
-0.75: siapa sih softball sponsorship student surabaya swimming teacher telat tennis thank there times
-0.75: tombol transfer tried twice umur when which women
-0.5: about ada aku also apakah around atas badminton bandung bawa bayar belum between buat budget buka
-0.5: cara club come court dago depan do does event how i'd i'm iphone kasih kecil lalu lapangan left
-0.5: level lewat main masuk min much my myself near pas peserta pm pottery punya refund sesi session
-0.5: shows tanggal tempat terima thursday two venue was where writing wrong ya yoga
-0.25: account an any aplikasi app at boleh community could di gor have is it jadi jam like malam mau mohon
-0.25: need or orang people run sama sewa studio take talk the tidak want what yang
0.25: by company daftar data day first for get hello hi ini jakarta link name no only order pay per rb
0.25: selamat share slot sports sudah tahun this time untuk wa we week with
0.5: admin antar apps bantu beli best bisnis book bulan butuh buy casino chat click client coba contact
0.5: cost cuma customer dan dear dengan desain dijual diskon each emails fee free from gym halaman harga
0.5: hari help hubungi ibu iklan including info interest jabodetabek jual kami kantor kartu karyawan
0.5: kredit lengkap let logo made make marketing may million month more offer office olahraga ongkir our
0.5: paket perusahaan price prices profile promo pt real report reviews ribu sekarang sell siap site
0.5: start ten than traffic video videos we've website whatsapp your yours yth
0.75: agensi agent agunan alami aman aren't artikel asia asli assistants audience avanza backlink
0.75: backlinks bagian banners bapak based bersama bi bidang bitcoin blast blog box bpkb bpom brands build
0.75: bulk business businesses cair catalogue cetak cheap checking city cleaning collateral companies
0.75: competitors complete contract cover cuci cukup cut dana dapatkan database days dedicated depo
0.75: deposit details developers development dijamin direct dm dofollow dollars download emas engine
0.75: experts explainer factory fast fees fitness fixed gacor gadai gateway glad google grosir guarantee
0.75: halal harian hemat hiace hotel hours id ikuti increase influencer inggris install installs
0.75: interested internet into jaminan jersey kasir kevin kirim klien klik kolesterol komisi konsisten
0.75: konsultan kontrak kursus lakukan languages laporan led legal likes limit loan maxwin meeting
0.75: menyediakan merek mesin message minutes mockup natural nego news niche normally noticed now offering
0.75: original otomatis over panggung paypal payroll pelatihan peluang permanent philippines placement
0.75: plan present presentasi pricelist printing properti publish pulsa pusat qualified ranking rates
0.75: react release reply required reseller revisi ringan sale sales sampai sampel schedule search seat
0.75: send sepatu serious service services shipping shm signals similar situs skincare sponsored ssl story
0.75: subscriber sued supplier surya terbatas termurah text togel tonight top travel turn ukuran undangan
0.75: unit unlimited vendor via views virtual visitors waktunya watches wd wednesday wholesale word words
0.75: yes you'd
1: accounts across ads agency audit bergaransi bonus cepat clients cod content custom da delivery
1: digital earn facebook flat forex full gaji garansi guaranteed hanya herbal hire indonesia jt jutaan
1: katalog kg kindly konsultasi langsung lead listrik manufacturer melayani menawarkan minat moq murah
1: native new online owner pabrik packages pcs pembuatan penghasilan pertama profit quality quick quote
1: reels ribuan robot samples save se seluruh software sport stok survei tambah telegram terpercaya
1: tiktok tool trading untung usaha verified zoom
1.25: agen ai anda balas bunga cocok dalam demo followers gratis hub i'll juta lifestyle mobil mulai pesan
1.25: proses ready seo sites tanpa today usd within you're
1.5: domain jasa modal
`;
