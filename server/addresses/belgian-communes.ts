/**
 * Larger Belgian communes: postcode, French name, English or local name where people also type it,
 * latitude, longitude.
 */
const COMMUNES = `
1000;Bruxelles;Brussels;50.8467;4.3525
1020;Laeken;;50.8830;4.3480
1030;Schaerbeek;;50.8676;4.3737
1040;Etterbeek;;50.8361;4.3890
1050;Ixelles;Elsene;50.8270;4.3760
1060;Saint-Gilles;Sint-Gillis;50.8267;4.3456
1070;Anderlecht;;50.8363;4.3145
1080;Molenbeek-Saint-Jean;Sint-Jans-Molenbeek;50.8547;4.3386
1081;Koekelberg;;50.8627;4.3275
1082;Berchem-Sainte-Agathe;Sint-Agatha-Berchem;50.8643;4.2927
1083;Ganshoren;;50.8712;4.3175
1090;Jette;;50.8792;4.3258
1120;Neder-Over-Heembeek;;50.8980;4.3900
1130;Haren;;50.8920;4.4170
1140;Evere;;50.8710;4.4020
1150;Woluwe-Saint-Pierre;Sint-Pieters-Woluwe;50.8291;4.4443
1160;Auderghem;Oudergem;50.8155;4.4331
1170;Watermael-Boitsfort;Watermaal-Bosvoorde;50.7990;4.4140
1180;Uccle;Ukkel;50.8020;4.3380
1190;Forest;Vorst;50.8120;4.3180
1200;Woluwe-Saint-Lambert;Sint-Lambrechts-Woluwe;50.8460;4.4290
1210;Saint-Josse-ten-Noode;Sint-Joost-ten-Node;50.8530;4.3690
1300;Wavre;;50.7170;4.6090
1310;La Hulpe;Terhulpen;50.7300;4.4850
1315;Incourt;;50.6910;4.7980
1320;Beauvechain;;50.7810;4.7720
1325;Chaumont-Gistoux;;50.6780;4.7210
1330;Rixensart;;50.7120;4.5320
1332;Genval;;50.7220;4.5130
1340;Ottignies-Louvain-la-Neuve;;50.6680;4.5680
1348;Louvain-la-Neuve;;50.6690;4.6120
1350;Orp-Jauche;;50.6990;4.9780
1360;Perwez;;50.6230;4.8130
1370;Jodoigne;;50.7230;4.8690
1380;Lasne;;50.6870;4.4840
1390;Grez-Doiceau;;50.7390;4.6980
1400;Nivelles;;50.5980;4.3280
1410;Waterloo;;50.7150;4.3990
1420;Braine-l'Alleud;;50.6840;4.3680
1430;Rebecq;;50.6640;4.1350
1435;Mont-Saint-Guibert;;50.6340;4.6110
1440;Braine-le-Château;;50.6800;4.2740
1450;Chastre;;50.6080;4.6420
1460;Ittre;;50.6440;4.2650
1470;Genappe;;50.6110;4.4510
1480;Tubize;;50.6910;4.2010
1490;Court-Saint-Étienne;;50.6340;4.5680
1500;Hal;Halle;50.7340;4.2370
1600;Sint-Pieters-Leeuw;;50.7790;4.2430
1620;Drogenbos;;50.7870;4.3150
1630;Linkebeek;;50.7670;4.3360
1640;Rhode-Saint-Genèse;Sint-Genesius-Rode;50.7490;4.3560
1650;Beersel;;50.7660;4.3010
1700;Dilbeek;;50.8470;4.2590
1730;Asse;;50.9100;4.1980
1740;Ternat;;50.8660;4.1670
1770;Liedekerke;;50.8680;4.0870
1780;Wemmel;;50.9080;4.3060
1800;Vilvorde;Vilvoorde;50.9280;4.4290
1830;Machelen;;50.9110;4.4390
1850;Grimbergen;;50.9340;4.3720
1853;Strombeek-Bever;;50.9050;4.3520
1930;Zaventem;;50.8830;4.4730
1932;Sint-Stevens-Woluwe;;50.8690;4.4520
1950;Kraainem;;50.8610;4.4690
1970;Wezembeek-Oppem;;50.8450;4.4930
1980;Zemst;;50.9840;4.4600
2000;Anvers;Antwerp;51.2190;4.4020
2018;Antwerpen Zuid;;51.2040;4.4140
2060;Antwerpen Noord;;51.2290;4.4260
2100;Deurne;;51.2210;4.4650
2140;Borgerhout;;51.2110;4.4370
2170;Merksem;;51.2440;4.4450
2300;Turnhout;;51.3220;4.9440
2400;Mol;;51.1910;5.1160
2440;Geel;;51.1610;4.9910
2500;Lierre;Lier;51.1310;4.5700
2600;Berchem;;51.1910;4.4270
2610;Wilrijk;;51.1690;4.3950
2650;Edegem;;51.1560;4.4450
2800;Malines;Mechelen;51.0260;4.4780
2850;Boom;;51.0870;4.3670
2900;Schoten;;51.2520;4.5000
2930;Brasschaat;;51.2920;4.4920
3000;Louvain;Leuven;50.8790;4.7010
3001;Heverlee;;50.8640;4.6950
3010;Kessel-Lo;;50.8880;4.7330
3070;Kortenberg;;50.8890;4.5430
3080;Tervuren;;50.8240;4.5140
3090;Overijse;;50.7740;4.5350
3200;Aarschot;;50.9870;4.8310
3290;Diest;;50.9850;5.0510
3300;Tirlemont;Tienen;50.8070;4.9370
3500;Hasselt;;50.9310;5.3380
3600;Genk;;50.9650;5.5010
3700;Tongres;Tongeren;50.7800;5.4640
3800;Saint-Trond;Sint-Truiden;50.8160;5.1860
3900;Pelt;;51.2180;5.4230
4000;Liège;Luik;50.6330;5.5680
4020;Liège (Outremeuse);;50.6390;5.5910
4030;Grivegnée;;50.6220;5.6080
4040;Herstal;;50.6640;5.6300
4100;Seraing;;50.5840;5.5010
4120;Neupré;;50.5420;5.4790
4130;Esneux;;50.5350;5.5690
4300;Waremme;;50.6970;5.2550
4400;Flémalle;;50.6010;5.4630
4420;Saint-Nicolas;;50.6290;5.5310
4430;Ans;;50.6620;5.5200
4500;Huy;Hoei;50.5190;5.2390
4600;Visé;;50.7350;5.6960
4610;Beyne-Heusay;;50.6220;5.6580
4620;Fléron;;50.6150;5.6810
4700;Eupen;;50.6280;6.0360
4800;Verviers;;50.5890;5.8630
4900;Spa;;50.4920;5.8640
4960;Malmedy;;50.4260;6.0280
4970;Stavelot;;50.3950;5.9300
5000;Namur;Namen;50.4670;4.8720
5030;Gembloux;;50.5610;4.6950
5060;Sambreville;;50.4340;4.6140
5100;Jambes;;50.4570;4.8710
5190;Jemeppe-sur-Sambre;;50.4480;4.6690
5300;Andenne;;50.4890;5.0950
5310;Éghezée;;50.5910;4.9060
5330;Assesse;;50.3690;5.0220
5340;Gesves;;50.4010;5.0750
5500;Dinant;;50.2610;4.9120
5530;Yvoir;;50.3280;4.8800
5580;Rochefort;;50.1600;5.2220
5590;Ciney;;50.2950;5.1000
5600;Philippeville;;50.1960;4.5440
5650;Walcourt;;50.2540;4.4370
5660;Couvin;;50.0530;4.4950
6000;Charleroi;;50.4110;4.4440
6001;Marcinelle;;50.3970;4.4430
6040;Jumet;;50.4470;4.4380
6060;Gilly;;50.4240;4.4790
6110;Montigny-le-Tilleul;;50.3790;4.3770
6140;Fontaine-l'Évêque;;50.4090;4.3240
6180;Courcelles;;50.4630;4.3750
6200;Châtelet;;50.4030;4.5280
6220;Fleurus;;50.4830;4.5460
6280;Gerpinnes;;50.3390;4.5260
6460;Chimay;;50.0480;4.3170
6530;Thuin;;50.3400;4.2870
6600;Bastogne;Bastenaken;50.0000;5.7150
6700;Arlon;Aarlen;49.6830;5.8160
6760;Virton;;49.5680;5.5330
6800;Libramont-Chevigny;;49.9200;5.3780
6830;Bouillon;;49.7940;5.0670
6840;Neufchâteau;;49.8410;5.4350
6900;Marche-en-Famenne;;50.2270;5.3440
6940;Durbuy;;50.3530;5.4560
7000;Mons;Bergen;50.4540;3.9520
7030;Saint-Symphorien;;50.4370;4.0110
7060;Soignies;;50.5790;4.0710
7090;Braine-le-Comte;;50.6100;4.1370
7100;La Louvière;;50.4860;4.1880
7130;Binche;;50.4110;4.1650
7170;Manage;;50.5030;4.2350
7300;Boussu;;50.4340;3.7940
7500;Tournai;Doornik;50.6060;3.3880
7700;Mouscron;Moeskroen;50.7440;3.2140
7800;Ath;Aat;50.6290;3.7770
7850;Enghien;Edingen;50.6930;4.0400
7860;Lessines;;50.7120;3.8330
8000;Bruges;Brugge;51.2090;3.2250
8300;Knokke-Heist;;51.3460;3.2870
8400;Ostende;Ostend;51.2300;2.9200
8500;Courtrai;Kortrijk;50.8280;3.2650
8670;Koksijde;Coxyde;51.1150;2.6520
8800;Roulers;Roeselare;50.9460;3.1230
8900;Ypres;Ieper;50.8510;2.8850
9000;Gand;Ghent;51.0540;3.7250
9100;Saint-Nicolas-Waes;Sint-Niklaas;51.1650;4.1430
9160;Lokeren;;51.1040;3.9930
9200;Termonde;Dendermonde;51.0280;4.1010
9300;Alost;Aalst;50.9380;4.0390
9400;Ninove;;50.8340;4.0250
9500;Grammont;Geraardsbergen;50.7730;3.8810
9600;Renaix;Ronse;50.7480;3.6010
9700;Audenarde;Oudenaarde;50.8440;3.6070
9900;Eeklo;;51.1860;3.5660
`;

/** A commune with its names, the first one French. */
export interface Commune {
  readonly postcode: string;
  readonly names: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

export const BELGIAN_COMMUNES: readonly Commune[] = COMMUNES.trim()
  .split('\n')
  .map((row) => {
    const [postcode = '', french = '', other = '', latitude, longitude] = row.split(';');
    return {
      postcode,
      names: [french, other].filter((name) => name !== ''),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
