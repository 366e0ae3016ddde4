/**
 * Towns and villages of Ireland, north and south: name, county, latitude, longitude, inhabitants, other names. From
 * GeoNames (cities500, CC BY 4.0, see NOTICE.md), with the names that people use, and counties for the north.
 */
export const TOWNS = `
Ahoghill|Antrim|54.8667|-6.3667|3633
Antrim|Antrim|54.7175|-6.2110|19661|Antrimas
Ballycastle|Antrim|55.2044|-6.2430|5566|Baile an Chaistil
Ballyclare|Antrim|54.7509|-5.9994|9472|Bealach Cláir
Ballymena|Antrim|54.8636|-6.2763|28932|An Baile Meánach
Ballymoney|Antrim|55.0708|-6.5101|9625|Baile Monaidh
Ballypatrick|Antrim|55.1811|-6.1502|2310
Belfast|Antrim|54.5968|-5.9254|345418|Béal Feirste
Broughshane|Antrim|54.8926|-6.2090|2581|Bruach Sheáin
Bushmills|Antrim|55.2049|-6.5192|1309
Carnlough|Antrim|54.9918|-5.9904|1427
Carnmoney|Antrim|54.6833|-5.9500|2775
Carrickfergus|Antrim|54.7158|-5.8058|29208|Carraig Fhearghais
Connor|Antrim|54.8000|-6.2000|1778
Crumlin|Antrim|54.6205|-6.2141|5149
Cullybackey|Antrim|54.8888|-6.3470|2502
Cushendall|Antrim|55.0803|-6.0629|1226
Doagh|Antrim|54.7500|-6.0833|1151
Dunloy|Antrim|55.0110|-6.4109|1091
Glenariff|Antrim|55.0500|-6.0667|1286
Glenavy|Antrim|54.5923|-6.2137|1089
Greenisland|Antrim|54.7008|-5.8748|5073|Inis Glas
Jordanstown|Antrim|54.6833|-5.9000|5494
Larne|Antrim|54.8500|-5.8167|18421
Lisburn|Antrim|54.5234|-6.0353|77506
Newtownabbey|Antrim|54.6598|-5.9086|63860|Baile na Mainistreach
Portglenone|Antrim|54.8715|-6.4715|1230|Port Chluain Eoghain
Portrush|Antrim|55.1959|-6.6493|6684|Port Rois,Portrash
Randalstown|Antrim|54.7500|-6.3000|5378|Baile Raghnaill
Templepatrick|Antrim|54.6833|-6.0833|1627
Whitehead|Antrim|54.7537|-5.7093|3697|An Cionn Bán
Armagh|Armagh|54.3500|-6.6667|14801
Craigavon|Armagh|54.4471|-6.3870|59236
Crossmaglen|Armagh|54.0833|-6.6000|1415|Crois Mhic Lionnáin
Keady|Armagh|54.2500|-6.7000|3171|An Céide
Newtownhamilton|Armagh|54.1907|-6.5763|2836
Portadown|Armagh|54.4230|-6.4443|22000|Port an Dúnáin,Portadaun,Portadaunas,Portadoun
Tandragee|Armagh|54.3549|-6.4140|3122|Tóin re Gaoith
Bagenalstown|Carlow|52.7003|-6.9618|2837
Ballon|Carlow|52.7406|-6.7678|684
Borris|Carlow|52.6000|-6.9175|652|An Bhuiríos,Buirgheas Ó nDróna
Carlow|Carlow|52.8408|-6.9261|24272
Hacketstown|Carlow|52.8639|-6.5569|600|Baile Haicéid
Leighlinbridge|Carlow|52.7364|-6.9725|828
Rathvilly|Carlow|52.8789|-6.6933|944|Ráth Bhile
Tullow|Carlow|52.8003|-6.7369|4673|An Tulach
Bailieborough|Cavan|53.9167|-6.9667|2683|Baileborough
Ballyconnell|Cavan|54.1167|-7.5833|1105|Béal Átha Conaill
Ballyhaise|Cavan|54.0500|-7.3167|711|Béal Átha hÉis
Ballyjamesduff|Cavan|53.8653|-7.2028|2661|Baile Shéamais Dhuibh
Bellananagh|Cavan|53.9333|-7.4167|936|Ballinagh,Béal Átha na nEach
Belturbet|Cavan|54.1000|-7.4500|1369|Béal Tairbirt
Cavan|Cavan|53.9908|-7.3606|6388|An Cabhán
Cootehill|Cavan|54.0725|-7.0819|1853
Kingscourt|Cavan|53.9081|-6.8056|2499|Dún An Ri
Mullagh|Cavan|53.8131|-6.9514|1137|An Mullach
Shercock|Cavan|54.0000|-6.9000|588|Searcóg
Virginia|Cavan|53.8339|-7.0756|2648|Achadh an Iúir
Ardnacrusha|Clare|52.7091|-8.6143|1414
Ballycannan|Clare|52.7020|-8.6506|646
Boston|Clare|53.0308|-8.9317|570
Clonlara|Clare|52.7244|-8.5525|713
Corofin|Clare|52.9478|-9.0631|776
Cratloe|Clare|52.6950|-8.7597|674|An Chreatalach
Crusheen|Clare|52.9394|-8.8933|543|Croisín
Ennis|Clare|52.8436|-8.9864|25276|Inis
Ennistymon|Clare|52.9447|-9.2922|1045|Ennistimon,Inis Díomáin
Kilkishen|Clare|52.8067|-8.7458|561|Cill Chisín
Killaloe|Clare|52.8067|-8.4436|1484|Cill Dalua
Killinaboy|Clare|52.9719|-9.0814|689|Cill Iníne Baoith
Kilrush|Clare|52.6401|-9.4851|2719|Cill Rois
Lahinch|Clare|52.9327|-9.3367|638|Lehinch,An Leacht
Lisdoonvarna|Clare|53.0328|-9.2883|739|Lios Dúin Bhearna
Miltown Malbay|Clare|52.8553|-9.3983|777|Sráid na Cathrach
Newmarket on Fergus|Clare|52.7600|-8.8956|1773|Cora Chaitlín
Quin|Clare|52.8186|-8.8669|935
Scarriff|Clare|52.9087|-8.5332|770|An Scairbh
Shannon|Clare|52.7039|-8.8642|9729|An tSionna
Sixmilebridge|Clare|52.7414|-8.7742|2625|Droíchead Abhann Ó gCearnaigh,Droichead Abhann Uí gCearnaigh
Tulla|Clare|52.8647|-8.7606|661|An Tulach
Aghada|Cork|51.8392|-8.2122|1030|Áth Fhada Íochtarach
Aherla|Cork|51.8540|-8.7323|571|An Eatharla
Ballincollig|Cork|51.8833|-8.5833|18621|Baile an Chollaigh
Ballygarvan|Cork|51.8220|-8.4623|556|Baile Garbháin
Bandon|Cork|51.7469|-8.7425|6957|Droichead na Bandan,Droichead na Bandon
Bantry|Cork|51.6803|-9.4525|2722|Beanntraí
Belgooly|Cork|51.7389|-8.4900|826|Béal Guala
Blarney|Cork|51.9333|-8.5667|2539|An Bhlarna
Buttevant|Cork|52.2333|-8.6667|970|Cill na Mallach
Bweeng|Cork|52.0452|-8.7263|524|Na Boinn
Carrigaline|Cork|51.8117|-8.3986|15770|Carraig Uí Leighin
Carrignavar|Cork|51.9886|-8.4797|519|Carraig na bhFear
Carrigtwohill|Cork|51.9083|-8.2633|5080|Carraig Thuathail
Castlemartyr|Cork|51.9103|-8.0539|1277|Baile na Martra
Castletownbere|Cork|51.6513|-9.9104|860|Baile Chaisleáin Bhéarra
Charleville|Cork|52.3500|-8.6833|3919|An Ráth,Ráth Luirc,Rathluirc
Churchtown|Cork|52.2667|-8.7333|598|Baile an Teampail
Clonakilty|Cork|51.6231|-8.8706|4592
Cloyne|Cork|51.8628|-8.1244|1803|Cluain
Cobh|Cork|51.8505|-8.2948|12800|An Cóbh
Conna|Cork|52.0908|-8.1106|526
Cork|Cork|51.8980|-8.4706|190384|Corcaigh
Courtmacsherry|Cork|51.6331|-8.7052|520|Cúirt Mhic Shéafraidh
Crosshaven|Cork|51.7983|-8.3008|2577|Bun an Tábhairne
Doneraile|Cork|52.2167|-8.5833|780|Dún ar Aill,Dunerayl
Drommahane|Cork|52.1047|-8.6914|959|Drom Átháin
Dunmanway|Cork|51.7167|-9.1167|1655|Dún Mánmhaí,Dúnmaonmhuí
Enniskeane|Cork|51.7379|-8.9315|700
Fermoy|Cork|52.1358|-8.2758|6585|Mainistir Fhear Maí
Fountainstown|Cork|51.7839|-8.3010|993|Baile Mhóntáin
Glanmire|Cork|51.9158|-8.3997|8924
Glanworth|Cork|52.1867|-8.3575|603|Gleannúir
Grenagh|Cork|52.0153|-8.6088|562
Innishannon|Cork|51.7654|-8.6570|767|Inis Eonáin,Inishannon
Kanturk|Cork|52.1667|-8.9000|2350|Ceann Toirc
Killeagh|Cork|51.9422|-7.9978|899|Cill Ia
Killumney|Cork|51.8724|-8.6478|1132|Cill na hOmnaí
Kilworth|Cork|52.1764|-8.2442|1055|Cill Uird
Kinsale|Cork|51.7075|-8.5306|5281|Cionn tSáile
Macroom|Cork|51.9066|-8.9697|3765
Mallow|Cork|52.1333|-8.6333|12459
Midleton|Cork|51.9153|-8.1805|12496|Mainistir na Corann
Millstreet|Cork|52.0594|-9.0603|1555|Sráid an Mhuilinn
Mitchelstown|Cork|52.2658|-8.2681|3740|Baile Mhistéala
Newmarket|Cork|52.2167|-9.0000|988|Áth Trasna
Passage West|Cork|51.8708|-8.3355|5843|An Pasáiste
Rathard|Cork|51.8482|-8.7381|560
Rathcormac|Cork|52.0769|-8.2819|1762|Ráth Chormaic,Rathcormack
Ringaskiddy|Cork|51.8339|-8.3169|580|Rinn an Scidígh
Riverstick|Cork|51.7724|-8.4940|590|Áth an Mhaide
Ross Carbery|Cork|51.5781|-9.0325|534|Ros Ó gCairbre
Schull|Cork|51.5249|-9.5480|700|An Scoil
Shanagarry|Cork|51.8526|-8.0288|538|An Seangharraí
Skibbereen|Cork|51.5500|-9.2667|2778|An Sciobairín
Tower|Cork|51.9260|-8.6075|3421
Watergrasshill|Cork|52.0114|-8.3442|1346|Cnocán na Biolraí
Whitechurch|Cork|51.9814|-8.5139|573|An Teampall Geal
Whitegate|Cork|51.8306|-8.2297|1154|An Geata Bán
Youghal|Cork|51.9500|-7.8506|7963
Ballykelly|Derry|55.0442|-7.0186|1735
Bellaghy|Derry|54.8087|-6.5192|1072
Castledawson|Derry|54.7772|-6.5623|2263
Castlerock|Derry|55.1500|-6.7833|1477
Coleraine|Derry|55.1333|-6.6667|25681|Cúil Raithin,Cúil Rathin
Culmore|Derry|55.0500|-7.2667|3645|An Chúil Mhór
Derry|Derry|54.9981|-7.3093|83652
Draperstown|Derry|54.8000|-6.7667|1734
Dungiven|Derry|54.9333|-6.9167|3066|Dún Geimhin,Dungivun
Eglinton|Derry|55.0167|-7.1833|3818|An Mhagh
Garvagh|Derry|54.9833|-6.6667|1372
Kilrea|Derry|54.9509|-6.5569|1616|Cill Ria
Limavady|Derry|55.0504|-6.9507|12970|Léim an Mhadaidh
Maghera|Derry|54.8439|-6.6715|4085|Machaire Rátha
Magherafelt|Derry|54.7536|-6.6066|9157|Machaire Fíolta
Moneymore|Derry|54.6923|-6.6696|1426
New Buildings|Derry|54.9603|-7.3558|3381|An Baile Nua
Portstewart|Derry|55.1813|-6.7140|8394|Port Stíobhaird,Portst'juart,Portstjuart
Ardara|Donegal|54.7644|-8.4075|732|Ard an Rátha
Ballybofey|Donegal|54.8000|-7.7833|4852|Bealach Féich
Ballyshannon|Donegal|54.5000|-8.1833|2299|Béal Átha Seanaidh
Buncrana|Donegal|55.1333|-7.4500|6785
Bundoran|Donegal|54.4778|-8.2809|1963|Bun Dobhráin
Carndonagh|Donegal|55.2500|-7.2667|2471
Castlefin|Donegal|54.8031|-7.5957|787
Convoy|Donegal|54.8608|-7.6656|1526
Derrybeg|Donegal|55.0833|-8.2894|1553|An Bun Beag-Doirí Beaga,Doirí Beaga
Donegal|Donegal|54.6538|-8.1113|2618|Dún na nGall
Dungloe|Donegal|54.9511|-8.3592|1164|An Clochán Liath
Dunlewy|Donegal|55.0167|-8.1000|3400|Dún Lúiche,Dun Lukhe
Fahan|Donegal|55.0886|-7.4742|588
Falcarragh|Donegal|55.1333|-8.1000|860|An Fál Carrach
Glenties|Donegal|54.7975|-8.2825|805|Na Gleannta
Greencastle|Donegal|55.2000|-6.9833|817|An Caisleán Nua
Gweedore|Donegal|55.0503|-8.2319|4200
Kildrum|Donegal|54.9798|-7.4121|581|Cúl Droma
Killybegs|Donegal|54.6333|-8.4500|1236|Na Ceala Beaga,Na Cealla Beaga
Killygordon|Donegal|54.8000|-7.6833|614|Cúil na gCuirridín
Kilmacrenan|Donegal|55.0308|-7.7792|753|Cill Mhic Réanáin,Cill Mhic nÉanáin
Letterkenny|Donegal|54.9500|-7.7333|19274|Leitir Ceanainn
Lifford|Donegal|54.8319|-7.4836|1658|Leifear
Manorcunningham|Donegal|54.9500|-7.6167|675|Mainéar Uí Chuinneagáin
Milford|Donegal|55.0881|-7.6989|970|Millford,Baile na nGallóglach
Moville|Donegal|55.1915|-7.0387|1481
Muff|Donegal|55.0667|-7.2667|1226
Newtown Cunningham|Donegal|54.9964|-7.5192|1067|An Baile Nua
Ramelton|Donegal|55.0367|-7.6492|1266|Ráth Mealtain,Rathmelton
Raphoe|Donegal|54.8747|-7.5983|1157|Ráth Bhoth
St Johnston|Donegal|54.9355|-7.4611|523|Baile Suingean
Annahilt|Down|54.4333|-6.0000|1170
Annalong|Down|54.1082|-5.8997|1760
Ardglass|Down|54.2631|-5.6098|1676
Ballygowan|Down|54.5016|-5.7917|2832|Baile Mhic Gabhann
Ballynahinch|Down|54.4023|-5.8972|5701|Baile na hInse
Ballywalter|Down|54.5433|-5.4848|1572
Banbridge|Down|54.3500|-6.2833|16173|Droichead na Banna
Bangor|Down|54.6608|-5.6680|61011
Carryduff|Down|54.5180|-5.8871|7798|Ceathrú Aodha Dhuibh
Castlewellan|Down|54.2569|-5.9445|2499|Caisleán Uidhilín
Comber|Down|54.5494|-5.7438|9190|An Comar
Crossgar|Down|54.3967|-5.7606|1667
Donaghadee|Down|54.6413|-5.5359|7369
Downpatrick|Down|54.3281|-5.7153|10507|Dún Pádraig
Dundonald|Down|54.5920|-5.7980|13985|Dún Dónaill,Dundonal'd
Dundrum|Down|54.2575|-5.8445|1090
Gilford|Down|54.3726|-6.3613|1583
Greyabbey|Down|54.5348|-5.5603|1030
Hillsborough|Down|54.4635|-6.0766|3872
Holywood|Down|54.6386|-5.8247|13109
Kilkeel|Down|54.0620|-6.0031|6447|Cill Chaoil
Killyleagh|Down|54.4014|-5.6480|2591|Cill Ó Laoch
Kircubbin|Down|54.4874|-5.5339|1237
Magheralin|Down|54.4669|-6.2598|1172
Millisle|Down|54.6064|-5.5297|1914
Moira|Down|54.4802|-6.2282|4098
Newcastle|Down|54.2180|-5.8898|7444|An Caisleán Nua
Newry|Down|54.1784|-6.3374|27757|An tiur,Iubhar Cinn Trágha,Iúir Cinn Trá,Iúr Cinn Trá
Newtownards|Down|54.5924|-5.6909|29363|Baile Nua na hArda
Portaferry|Down|54.3809|-5.5457|2525|Port an Pheire
Portavogie|Down|54.4592|-5.4430|1639
Rathfriland|Down|54.2500|-6.1667|2063|Ráth Fraoileann,Rathfryland
Rostrevor|Down|54.1000|-6.2000|2515
Saintfield|Down|54.4605|-5.8307|3327
Waringstown|Down|54.4343|-6.2993|2856
Warrenpoint|Down|54.1015|-6.2573|7670|An Phointe
Balbriggan|Dublin|53.6085|-6.1831|21722|Baile Brigín
Balrothery|Dublin|53.5883|-6.1873|2017
Dalkey|Dublin|53.2783|-6.1003|6622
Donabate|Dublin|53.4872|-6.1519|7443
Dublin|Dublin|53.3331|-6.2489|1024027|Baile Átha Cliath
Dún Laoghaire|Dublin|53.2940|-6.1359|26525|Dún Laoire,Dun-Lehare,Dunleary,Dunum Loigarii
Howth|Dublin|53.3878|-6.0653|8277|Binn Éadair
Loughlinstown|Dublin|53.2439|-6.1331|3665
Loughshinny|Dublin|53.5492|-6.0828|670|Loch Sionnaigh
Lucan|Dublin|53.3574|-6.4486|15269|Leamhcán
Lusk|Dublin|53.5274|-6.1642|7786
Malahide|Dublin|53.4508|-6.1544|16550|Mullach Íde
Newcastle|Dublin|53.3011|-6.5022|2659|An Caisleán Nua
Portmarnock|Dublin|53.4231|-6.1375|9285|Port Mearnóg
Portrane|Dublin|53.4967|-6.1111|1372|Portraine,Port Reachrann
Rathcoole|Dublin|53.2828|-6.4728|3421|Ráth Cúil
Rivermeade|Dublin|53.4529|-6.2912|543
Rush|Dublin|53.5242|-6.1050|9231|An Ros,Ros Eó
Saggart|Dublin|53.2803|-6.4444|3133
Shankill|Dublin|53.2261|-6.1244|14257
Skerries|Dublin|53.5828|-6.1083|10043|Na Sceirí
Swords|Dublin|53.4597|-6.2181|42738
Tallaght|Dublin|53.2859|-6.3734|80339
Ballinamallard|Fermanagh|54.4000|-7.5833|1365|Béal Átha na Mallacht
Enniskillen|Fermanagh|54.3462|-7.6413|14472|Inis Ceithlann,Inis Ceithleann
Irvinestown|Fermanagh|54.4667|-7.6333|1765|Baile an Irbhinigh
Lisnaskea|Fermanagh|54.2500|-7.4500|2895|Lios na Scéithe
Newtownbutler|Fermanagh|54.1827|-7.3591|943|An Baile Nua
Rosslea|Fermanagh|54.2333|-7.1833|528
Ardrahan|Galway|53.1575|-8.8058|540
Athenry|Galway|53.2964|-8.7431|4445|Baile Átha an Rí
Aughrim|Galway|53.3022|-8.3125|595
Ballinasloe|Galway|53.3275|-8.2194|6662|Béal Átha na Sluaighe
Ballygar|Galway|53.5216|-8.3274|1345|Béal Átha Ghártha
Barna|Galway|53.2519|-9.1497|1998|Bearna
Carraroe|Galway|53.2640|-9.5985|814|An Cheathrú Rua
Claregalway|Galway|53.3386|-8.9450|1248|Baile Chláir
Clifden|Galway|53.4891|-10.0191|1597|An Clochán
Corrofin|Galway|53.4379|-8.8662|627
Craughwell|Galway|53.2261|-8.7331|769
Dunmore|Galway|53.6167|-8.7333|600|Dún Mór
Galway|Galway|53.2724|-9.0510|83456|Gaillimh
Gort|Galway|53.0664|-8.8167|2994|An Gort,Gort Inse Guaire
Headford|Galway|53.4667|-9.1000|973|Áth Cinn
Kilconnell|Galway|53.3328|-8.3922|670|Cill Chonaill
Kinvarra|Galway|53.1394|-8.9336|620
Lackagh|Galway|53.3670|-8.8805|504
Loughrea|Galway|53.1969|-8.5669|5556|Baile Locha Riach
Mountbellew|Galway|53.4719|-8.5044|774|An Creagán
Moycullen|Galway|53.3378|-9.1800|1704
Moylough|Galway|53.4833|-8.5667|503
Oranmore|Galway|53.2683|-8.9200|4990|Órán Mór,Úarán Mór
Oughterard|Galway|53.4167|-9.3333|1318
Portumna|Galway|53.0892|-8.2189|1450|Port Omna,Portamna
Tuam|Galway|53.5167|-8.8500|8767
Ardfert|Kerry|52.3226|-9.7777|749
Ballybunnion|Kerry|52.5111|-9.6710|1354|Baile an Bhuinneánaigh
Ballyduff|Kerry|52.4559|-9.6640|517|An Baile Dubh
Ballyheige|Kerry|52.3833|-9.8336|724|Baile Uí Thaidhg
Cahersiveen|Kerry|51.9486|-10.2222|1041|Cathair Saidhbhín
Castleisland|Kerry|52.2333|-9.4667|2486|Oileán Ciarraí
Dingle|Kerry|52.1408|-10.2689|2050|An Daingean,Daingean Uí Chuis
Fenit|Kerry|52.2808|-9.8675|538|An Fhianait
Fieries|Kerry|52.1707|-9.5965|558|Na Foidhrí
Kenmare|Kerry|51.8833|-9.5833|2175|An Neidín
Killarney|Kerry|52.0598|-9.5086|14504|Cill Airne
Killorglin|Kerry|52.1000|-9.7833|2199|Cill Orglan
Listowel|Kerry|52.4464|-9.4850|4820
Lixnaw|Kerry|52.4056|-9.6169|634|Leic Snámha
Milltown|Kerry|52.1500|-9.7167|838|Baile an Mhuilinn
Rathmore|Kerry|52.0833|-9.2167|790|An Ráth Mhór
Scarriff|Kerry|51.8583|-10.1681|816
Tarbert|Kerry|52.5728|-9.3753|540
Tarmon|Kerry|52.5381|-9.3789|521|An Tearmann
Tralee|Kerry|52.2704|-9.7026|22941|Trá Lí,Traie Lee,Trali
Allenwood|Kildare|53.2839|-6.8616|845|Allenwood Cross Roads,Fiodh Alúine
Athgarvan|Kildare|53.1523|-6.7817|1176
Athy|Kildare|52.9914|-6.9803|9677|Baile Átha Í
Ballitore|Kildare|53.0069|-6.8194|793|Béal Atha an Tuair
Ballymore Eustace|Kildare|53.1332|-6.6150|872|An Baile Mór
Blackwood|Kildare|53.2931|-6.8184|746
Brownstown|Kildare|53.1382|-6.8402|846|Brownstown Cross Roads
Calverstown|Kildare|53.0828|-6.7977|699|Baile an Chalbhaigh
Carragh|Kildare|53.2363|-6.7284|882|Ceárach
Castledermot|Kildare|52.9089|-6.8422|1475|Díseart Diarmada
Celbridge|Kildare|53.3417|-6.5442|20288|Cill Droichid
Clane|Kildare|53.2914|-6.6892|7280
Confey|Kildare|53.3792|-6.4905|5389
Derrinturn|Kildare|53.3417|-6.9411|1602
Johnstown|Kildare|53.2383|-6.6222|1005|Baile Eoin
Johnstown Bridge|Kildare|53.4039|-6.8589|650
Kilcock|Kildare|53.4022|-6.6708|5533|Cill Choca
Kilcullen|Kildare|53.1303|-6.7444|3710|Cill Chuillinn
Kildare|Kildare|53.1561|-6.9144|8634|Cill Dara
Kill|Kildare|53.2514|-6.5917|3348|An Chill
Kilmeage|Kildare|53.2519|-6.8419|997|Cill Maodhóg
Leixlip|Kildare|53.3658|-6.4956|15504|Léim an Bhradáin
Maynooth|Kildare|53.3850|-6.5936|14585
Monasterevin|Kildare|53.1406|-7.0664|4246|Mainistir Eimhín
Moone|Kildare|52.9756|-6.8150|1195
Naas|Kildare|53.2158|-6.6669|20713|An Nás,Nás na Ríogh
Newbridge|Kildare|53.1819|-6.7967|22742|Droichead Nua,Droichead Nuadh
Oughterard|Kildare|53.2775|-6.5639|1318
Prosperous|Kildare|53.2903|-6.7539|2248|An Chorrchoill
Rathangan|Kildare|53.2214|-6.9950|2374|Ráth Iomgháin
Robertstown|Kildare|53.2742|-6.8178|669|Baile Riobaird
Sallins|Kildare|53.2489|-6.6661|5283|Na Solláin
Straffan|Kildare|53.3140|-6.6137|635|Teach Srafáin
Suncroft|Kildare|53.1040|-6.8613|746|Crochta na Gréine
Ballyragget|Kilkenny|52.7889|-7.3303|1082|Béal Átha Ragad
Bennettsbridge|Kilkenny|52.5919|-7.1800|745|Droichead Binéid
Callan|Kilkenny|52.5450|-7.3911|2475
Castlecomer|Kilkenny|52.8061|-7.2106|1502|Caisleán an Chomair
Freshford|Kilkenny|52.7342|-7.3989|662|Achadh Úr
Gowran|Kilkenny|52.6294|-7.0733|804|Gabhrán
Graiguenamanagh|Kilkenny|52.5403|-6.9547|1475|Gráig na Manach
Kilkenny|Kilkenny|52.6542|-7.2522|21589|Cill Chainnigh
Kilmacow|Kilkenny|52.3172|-7.1775|647|Cill Mhic Bhúith
Moneenroe|Kilkenny|52.8400|-7.1555|722|An Móinín Rua
Mooncoin|Kilkenny|52.2894|-7.2483|1175|Móin Choinn
Paulstown|Kilkenny|52.6811|-7.0222|791|Baile Phóil
Piltown|Kilkenny|52.3533|-7.3403|1187|Baile an Phoill
Thomastown|Kilkenny|52.5267|-7.1372|2445|Baile Mhic Andáin
Urlingford|Kilkenny|52.7206|-7.5825|1038|Áth na nUrlainn
Abbeyleix|Laois|52.9133|-7.3446|1770|Mainistir Laoise
Ballylinan|Laois|52.9450|-7.0407|1084
Borris in Ossory|Laois|52.9364|-7.6364|508|Buiríos Mór Osraí
Clonaslee|Laois|53.1475|-7.5244|566|Cluain na Slí
Durrow|Laois|52.8442|-7.3925|835|Darú
Killenard|Laois|53.1331|-7.1486|622
Mountmellick|Laois|53.1136|-7.3200|3547|Móinteach Mílic
Mountrath|Laois|52.9989|-7.4728|1661|Maighean Rátha
Portarlington|Laois|53.1622|-7.1911|7788|Cúil an tSúdaire,Portarlingtun
Portlaoise|Laois|53.0344|-7.2998|13622|Port Laoighise,Port Laoise,Port Leix
Rathdowney|Laois|52.8547|-7.5803|1208|Ráth Domhnaigh
Stradbally|Laois|53.0156|-7.1528|1350|An Sráidbhaile
Timahoe|Laois|52.9583|-7.2053|569
Ballinamore|Leitrim|54.0500|-7.8000|914|Béal an Átha Móir
Carrick-on-Shannon|Leitrim|53.9469|-8.0900|3980|Cora Droma Rúisc
Dromahair|Leitrim|54.2333|-8.3000|808|Droim Dhá Thiar
Dromod|Leitrim|53.8574|-7.9195|555
Drumshanbo|Leitrim|54.0500|-8.0333|902|Droim Seanbhó
Kinlough|Leitrim|54.4500|-8.2833|1032
Leitrim|Leitrim|53.9908|-8.0636|594
Manorhamilton|Leitrim|54.3064|-8.1761|1466|Cluainín
Mohill|Leitrim|53.9167|-7.8667|855
Abbeyfeale|Limerick|52.3814|-9.3025|2023|Mainistir na Féile
Adare|Limerick|52.5619|-8.7956|1129|Áth Dara
Annacotty|Limerick|52.6677|-8.5312|2930|Áth an Choite
Askeaton|Limerick|52.5997|-8.9756|1137|Eas Géitine
Ballingarry|Limerick|52.4728|-8.8639|521|Baile an Gharraí
Bruff|Limerick|52.4742|-8.5458|783|An Brú
Bruree|Limerick|52.4219|-8.6642|541|Brú Rí
Caherconlish|Limerick|52.5936|-8.4703|1476
Cappamore|Limerick|52.6144|-8.3356|675|An Cheapach Mhór
Castleconnell|Limerick|52.7139|-8.4994|2107|Caislean Ui Chonaill
Croom|Limerick|52.5194|-8.7178|1159
Doon|Limerick|52.6036|-8.2444|516|Dún Bleisce
Dromcollogher|Limerick|52.3395|-8.9084|548
Foynes|Limerick|52.6114|-9.1103|542
Glin|Limerick|52.5703|-9.2828|576|An Gleann
Hospital|Limerick|52.4731|-8.4306|630|An tOspidéal,Ospidéal Ghleann Áine
Kilfinnane|Limerick|52.3591|-8.4684|778|Cill Fhíonáin
Kilmallock|Limerick|52.4000|-8.5772|1688|Cill Mocheallóg
Knockaderry|Limerick|52.4656|-8.9653|513
Limerick|Limerick|52.6647|-8.6231|94192|Luimneach
Moroe|Limerick|52.6511|-8.3961|1377
Newcastle West|Limerick|52.4492|-9.0611|6619|An Caisleán Nua,An Caisleán Nua Thiar
Pallasgreen|Limerick|52.5679|-8.3379|568
Pallaskenry|Limerick|52.6431|-8.8689|664|Pailís Chaonraí
Patrickswell|Limerick|52.5972|-8.7089|847|Tobar Phádraig
Rathkeale|Limerick|52.5244|-8.9381|1550|Ráth Caola
Ballymahon|Longford|53.5667|-7.7667|1877|Baile Uí Mhatháin
Drumlish|Longford|53.8167|-7.7667|931
Edgeworthstown|Longford|53.7000|-7.6167|2072
Granard|Longford|53.7793|-7.4943|816
Keenagh|Longford|53.6232|-7.8149|581
Lanesborough|Longford|53.6667|-7.9833|1454|Béal Átha Liag
Longford|Longford|53.7254|-7.7982|7787|An Longfort
Newtownforbes|Longford|53.7672|-7.8336|778
Ardee|Louth|53.8597|-6.5406|4928|Baile Átha Fhirdhia
Blackrock|Louth|53.9641|-6.3651|5000|Na Creagacha Dubha
Carlingford|Louth|54.0400|-6.1883|1445
Castlebellingham|Louth|53.9008|-6.3903|1126|Baile an Ghearlánaigh
Clogherhead|Louth|53.7936|-6.2375|2145|Ceann Chlochair
Collon|Louth|53.7811|-6.4869|896
Drogheda|Louth|53.7189|-6.3478|40956|Drogheda - Droichead Átha,Droichead Átha
Dromiskin|Louth|53.9254|-6.4029|1115
Dundalk|Louth|54.0000|-6.4167|39004|Dún Dealgan,Dundolk
Dunleer|Louth|53.8350|-6.3961|1822|Dún Léire
Knockbridge|Louth|53.9732|-6.4860|667|Droichead an Chnoic
Louth|Louth|53.9486|-6.5414|715
Omeath|Louth|54.0901|-6.2594|503|Ó Méith
Tallanstown|Louth|53.9228|-6.5464|673|Baile an Tallúnaigh
Termonfeckin|Louth|53.7633|-6.2678|1579|Tearmann Feichín
Tullyallen|Louth|53.7361|-6.4228|1547|Tulaigh Álainn
Balla|Mayo|53.8032|-9.1291|769
Ballina|Mayo|54.1167|-9.1667|10087|Béal an Átha
Ballinrobe|Mayo|53.6333|-9.2333|2786|Baile an Róba
Ballyhaunis|Mayo|53.7667|-8.7667|2366|Béal Átha hAmhnais
Belmullet|Mayo|54.2250|-9.9908|1019|Béal an Mhuirthead
Castlebar|Mayo|53.8500|-9.3000|12874|Caisleán an Bharraigh
Charlestown|Mayo|53.9642|-8.7942|1033|Baile Chathail
Claremorris|Mayo|53.7167|-9.0000|3687|Clár Chlainne Mhuiris,Clár Clainne Mhuiris
Crossmolina|Mayo|54.1000|-9.3167|1044|Crois Mhaoilíona
Dooagh|Mayo|53.9748|-10.1258|582
Foxford|Mayo|53.9807|-9.1155|1315|Béal Easa
Killala|Mayo|54.2116|-9.2201|562|Cill Ala
Kiltamagh|Mayo|53.8500|-9.0000|1069
Knock|Mayo|53.7906|-8.9211|972|An Cnoc
Knocknalower|Mayo|54.2413|-9.8220|612
Newport|Mayo|53.8851|-9.5453|626|Baile Uí Fhiacháin
Swinford|Mayo|53.9394|-8.9435|1394|Béal Átha na Muice
Tourmakeady|Mayo|53.6500|-9.3667|1007|Toormakeady,Tuar Mhic Éadaigh
Westport|Mayo|53.8000|-9.5167|6198
Ashbourne|Meath|53.5116|-6.3982|12679|Cill Dhéagláin
Athboy|Meath|53.6233|-6.9143|2397|Baile Átha Buí
Ballivor|Meath|53.5317|-6.9611|1809|Baile Íomhair
Carlanstown|Meath|53.7594|-6.8410|631|Droichead Chearbhallain
Clonee|Meath|53.4117|-6.4442|826|Cluain Aodha
Donore|Meath|53.6931|-6.4197|760|Dún Uabhair
Duleek|Meath|53.6567|-6.4192|4219
Dunboyne|Meath|53.4190|-6.4737|7272|Dún Búinne,Dunbojn
Dunshaughlin|Meath|53.5125|-6.5400|4035|Dún Seachlainn
Enfield|Meath|53.4142|-6.8323|3239|An Bóthar Buí
Julianstown|Meath|53.6729|-6.2853|616|Baile Iúiliáin
Kells|Meath|53.7264|-6.8792|4820|Ceanannas Mór,Ceanannus Mór
Kentstown|Meath|53.6275|-6.5267|1179
Kildalkey|Meath|53.5703|-6.9047|663|Cill Dealga
Kilmessan|Meath|53.5588|-6.6589|654|Cill Mheasáin
Laytown|Meath|53.6819|-6.2392|10889|An Inse
Longwood|Meath|53.4539|-6.9219|1581|Maigh Dearmhaí
Navan|Meath|53.6528|-6.6814|24545|An Uaimh,An-Uav',Navanas
Oldcastle|Meath|53.7665|-7.1628|1384|An Seanchaisleán
Ratoath|Meath|53.5081|-6.4625|9043|Ráth Tó
Slane|Meath|53.7100|-6.5433|1369|Baile Shláine
Stamullin|Meath|53.6289|-6.2683|3361|Steach Maoilín
Summerhill|Meath|53.4769|-6.7364|832|Cnoc an Línsigh
Trim|Meath|53.5550|-6.7917|9194|Baile Átha Troim
Ballybay|Monaghan|54.1261|-6.9006|1241|Béal Átha Beithe,Béal Átha na Beithe
Carrickmacross|Monaghan|53.9728|-6.7189|5032|Carraig Mhachaire Rois
Castleblayney|Monaghan|54.1167|-6.7333|3607|Baile na Lorgan
Clones|Monaghan|54.1833|-7.2333|1680|Cluain Eois
Emyvale|Monaghan|54.3406|-6.9592|701
Monaghan|Monaghan|54.2500|-6.9667|7678|Muineachán
Banagher|Offaly|53.1886|-7.9867|1760
Birr|Offaly|53.0914|-7.9133|5741
Clara|Offaly|53.3425|-7.6139|3242|Clóirtheach
Cloghan|Offaly|53.2217|-7.8842|601|An Clochán
Crinkill|Offaly|53.0772|-7.8972|682
Daingean|Offaly|53.2961|-7.2894|1037|An Daingean
Edenderry|Offaly|53.3395|-7.0475|7359|Éadan Doire,Éaden Doire
Ferbane|Offaly|53.2694|-7.8269|1165|An Féar Bán
Kilcormac|Offaly|53.1742|-7.7256|935|Cill Chormaic
Mucklagh|Offaly|53.2510|-7.5492|826|An Muclach
Rhode|Offaly|53.3522|-7.2017|811
Shinrone|Offaly|52.9825|-7.9244|645|Suí an Róin
Tullamore|Offaly|53.2739|-7.4889|11575|Tulach Mhór
Ballaghaderreen|Roscommon|53.9013|-8.5751|1822|Bealach an Doirín
Boyle|Roscommon|53.9667|-8.3000|2568|Mainistir na Búille
Castlerea|Roscommon|53.7726|-8.5031|1992|An Caisleán Riabhach
Elphin|Roscommon|53.8500|-8.2000|565
Roosky|Roscommon|53.8333|-7.9167|564|Rúscaigh
Roscommon|Roscommon|53.6333|-8.1833|5693|Ros Comáin
Strokestown|Roscommon|53.7833|-8.1000|825|Béal na mBuillí
Ballymote|Sligo|54.0833|-8.5167|1549|Baile an Mhóta
Ballysadare|Sligo|54.2117|-8.5094|1350|Baile Easa Dara
Collooney|Sligo|54.1838|-8.4891|1610|Cúil Mhuine
Coolaney|Sligo|54.1728|-8.6022|990|Cúil Áine
Enniscrone|Sligo|54.2159|-9.0920|1156|Inishcrone,Inis Crabhann
Grange|Sligo|54.3932|-8.5254|578|An Ghráinseach
Rosses Point|Sligo|54.3092|-8.5661|824|An Ros
Sligo|Sligo|54.2697|-8.4694|19199|Sligeach
Strandhill|Sligo|54.2719|-8.5933|1753|An Leathros
Tobercurry|Sligo|54.0500|-8.7333|1986
Ardfinnan|Tipperary|52.3117|-7.8750|899|Ard Fhíonáin
Ballina|Tipperary|52.8078|-8.4356|2442|Béal an Átha
Ballyclerahan|Tipperary|52.4113|-7.7576|862|Baile Uí Chléireacháin
Borrisokane|Tipperary|52.9953|-8.1281|942|Buiríos Uí Chéin
Borrisoleigh|Tipperary|52.7522|-7.9531|679|Buiríos Ó Luigheach
Cahir|Tipperary|52.3769|-7.9217|3593|Án Chathair,Cathair Dún Iascaigh
Carrick-on-Suir|Tipperary|52.3492|-7.4131|5771|Carraig na Siúire
Cashel|Tipperary|52.5158|-7.8856|4422
Clonmel|Tipperary|52.3550|-7.7039|17140|Cluain Meala
Cloughjordan|Tipperary|52.9403|-8.0356|612|Cloch Shiurdáin
Fethard|Tipperary|52.4672|-7.6911|1545
Holycross|Tipperary|52.6397|-7.8631|715|Mainistir na Croiche
Killenaule|Tipperary|52.5683|-7.6714|652|Cill Náile
Kilsheelan|Tipperary|52.3603|-7.5767|812|Cill Síoláin
Nenagh|Tipperary|52.8619|-8.1967|5500|An tAonach
Newport|Tipperary|52.7111|-8.4097|1806|An Port Nua
Roscrea|Tipperary|52.9511|-7.8017|5446|Ros Cré
Templemore|Tipperary|52.7947|-7.8339|1939|An Teampall Mór
Thurles|Tipperary|52.6819|-7.8022|7940|Dúrlas Éile
Tipperary|Tipperary|52.4733|-8.1558|4979|Tiobraid Árann
Twomileborris|Tipperary|52.6717|-7.7200|572|Buiríos Léith
Aughnacloy|Tyrone|54.4142|-6.9755|1045
Ballygawley|Tyrone|54.4624|-7.0278|711|Baile Uí Dhálaigh
Ballymagorry|Tyrone|54.8593|-7.4294|565
Castlederg|Tyrone|54.7070|-7.5934|2822|Caisleán na Deirge
Coalisland|Tyrone|54.5418|-6.7017|5416|Oileán an Ghuail
Cookstown|Tyrone|54.6431|-6.7459|11081|An Chorr Chríochach
Dromore|Tyrone|54.5133|-7.4589|5641|Droim Mór
Dungannon|Tyrone|54.5034|-6.7672|11935|Dún Geanainn,Dunganun
Fintona|Tyrone|54.5000|-7.3167|1373
Fivemiletown|Tyrone|54.3833|-7.3000|1109|Baile na Lorgan
Moy|Tyrone|54.4500|-6.6667|1234
Newtownstewart|Tyrone|54.7178|-7.3789|1465
Omagh|Tyrone|54.6000|-7.3000|21056|An Oghmagh,An Ómaigh
Sion Mills|Tyrone|54.7875|-7.4728|2212
Strabane|Tyrone|54.8237|-7.4692|14198|An Srath Bán
Cappoquin|Waterford|52.1460|-7.8466|759
Dungarvan|Waterford|52.0881|-7.6253|7551|Dún Garbhán
Dunmore East|Waterford|52.1511|-6.9987|1808|Dún Mór,Dunmore
Kilmacthomas|Waterford|52.2054|-7.4257|871|Coill Mhic Thomáisín
Passage East|Waterford|52.2306|-6.9739|806|An Pasáiste
Portlaw|Waterford|52.2883|-7.3206|1696|Port Lách
Tallow|Waterford|52.0928|-8.0081|946
Tramore|Waterford|52.1624|-7.1524|10381|Trá Mhór
Waterford|Waterford|52.2583|-7.1119|53504|Port Láirge
Athlone|Westmeath|53.4228|-7.9372|21351|Baile Átha Luain
Castlepollard|Westmeath|53.6793|-7.2974|1163|Baile na gCros
Clonmellon|Westmeath|53.6637|-7.0178|664|Ráistín
Delvin|Westmeath|53.6106|-7.0925|740
Kilbeggan|Westmeath|53.3694|-7.5033|1288|Cill Bheagáin
Killucan|Westmeath|53.5144|-7.1419|1370|Cill Liúcainne
Kinnegad|Westmeath|53.4522|-7.0997|2662|Cionn Átha Gad
Moate|Westmeath|53.3939|-7.7172|2763|An Móta
Mullingar|Westmeath|53.5247|-7.3385|17262|An Muileann gCearr
Rathwire|Westmeath|53.5077|-7.1351|1226|Ráth Ghuaire
Rochfortbridge|Westmeath|53.4142|-7.2961|1494|Droichead Chaisleán Loiste
Ballinroad|Wexford|52.5179|-6.4062|1161
Ballycanew|Wexford|52.6089|-6.3031|502|Baile Uí Chonnmhaí
Bunclody|Wexford|52.6553|-6.6536|1984|Bun Clóidi
Castlebridge|Wexford|52.3864|-6.4494|1840|Droichead an Chaisleáin
Castletown|Wexford|52.7223|-6.1890|1195|Baile an Chaisleáin
Courtown|Wexford|52.6442|-6.2290|3591|Baile na Cúirte,Cuan Bhaile na Cúirte
Enniscorthy|Wexford|52.5008|-6.5578|9709|Inis Córthaidh
Ferns|Wexford|52.5883|-6.4997|1415
Ford|Wexford|52.5119|-6.2803|654
Gorey|Wexford|52.6747|-6.2925|9822
Kilmuckridge|Wexford|52.5036|-6.2872|722|Cill Mhucraise
Kilrane|Wexford|52.2420|-6.3562|594|Cill Ruáin
New Ross|Wexford|52.3967|-6.9367|8040|Ros Mhic Thriúin
Piercetown|Wexford|52.2839|-6.4898|555
Rosslare|Wexford|52.2718|-6.3899|1547|Ros Láir
Taghmon|Wexford|52.3217|-6.6475|585
Wexford|Wexford|52.3342|-6.4575|19913|Loch Garman
Arklow|Wicklow|52.7944|-6.1496|13163|An tInbhear Mór
Ashford|Wicklow|53.0083|-6.1114|1425|Ath na Fuinseoige
Aughrim|Wicklow|52.8533|-6.3275|1442
Avoca|Wicklow|52.8528|-6.2169|753|Abhóca
Baltinglass|Wicklow|52.9372|-6.7092|2137|Bealach Conglais
Blessington|Wicklow|53.1700|-6.5325|5520|Baile Coimín
Bray|Wicklow|53.2028|-6.0983|32600
Carnew|Wicklow|52.7081|-6.4944|1052
Charlesland|Wicklow|53.1277|-6.0635|1800
Dunlavin|Wicklow|53.0556|-6.7039|838|Dún Luáin
Enniskerry|Wicklow|53.1925|-6.1692|1889|Áth na Sceire
Glenealy|Wicklow|52.9617|-6.1574|694
Greystones|Wicklow|53.1408|-6.0631|18140|Na Clocha Liatha
Kilcoole|Wicklow|53.1028|-6.0650|4239|Cill Chomhghaill
Kilmacanoge|Wicklow|53.1672|-6.1336|1028|Cill Mocheanóg
Kilpedder|Wicklow|53.1092|-6.1067|1287|Cill Pheadair
Mucklagh|Wicklow|52.8131|-6.3933|810
Newcastle|Wicklow|53.0683|-6.0658|924|An Caisleán Nua
Newtownmountkennedy|Wicklow|53.0905|-6.1115|2835|Baile an Chinnéidigh
Rathdrum|Wicklow|52.9318|-6.2294|1586|Ráth Droma
Rathnew|Wicklow|52.9906|-6.0853|2964|Ráth Naoi
Roundwood|Wicklow|53.0586|-6.2261|833|An Tóchar
Tinahely|Wicklow|52.7967|-6.4633|937|Tigh na hÉille
Valleymount|Wicklow|53.1039|-6.5536|1756
Wicklow|Wicklow|52.9750|-6.0494|14048|Cill Maintain,Cill Maintáinn,Cill Manntéin,Cill Mantan
`

/** Villages that GeoNames' list leaves out, written by hand. */
export const MORE_TOWNS = `
Ballyvaughan|Clare|53.1150|-9.1510|300
Barefield|Clare|52.8850|-8.9450|500
Clarecastle|Clare|52.8160|-8.9650|1900
Doolin|Clare|53.0160|-9.3770|300
Kilkee|Clare|52.6790|-9.6460|1000|Cill Chaoi
Baltimore|Cork|51.4830|-9.3720|400
Crookstown|Cork|51.8430|-8.8330|400
Inchydoney|Cork|51.5990|-8.8640|100
Rylane|Cork|51.9970|-8.8370|200
Dunfanaghy|Donegal|55.1830|-7.9700|300
Gleann Cholm Cille|Donegal|54.7080|-8.7270|200|Glencolumbkille
Laghey|Donegal|54.6160|-8.0900|200
Ballyboughal|Dublin|53.5190|-6.2660|700
Garristown|Dublin|53.5660|-6.3830|600
Glencullen|Dublin|53.2230|-6.2170|300
Naul|Dublin|53.5850|-6.2880|500|The Naul
Oldtown|Dublin|53.5250|-6.3150|500
Ballyconneely|Galway|53.4310|-10.0740|200
Roundstone|Galway|53.3960|-9.9180|200|Cloch na Rón
Spiddal|Galway|53.2430|-9.3030|300|An Spidéal
Aghadoe|Kerry|52.0770|-9.5550|200
Ballyferriter|Kerry|52.1670|-10.4060|200|Baile an Fheirtéaraigh
Blennerville|Kerry|52.2560|-9.7370|200
Fossa|Kerry|52.0720|-9.5790|200
Sneem|Kerry|51.8380|-9.9000|300
Ventry|Kerry|52.1300|-10.3640|200|Ceann Trá
Waterville|Kerry|51.8280|-10.1730|500|An Coireán
Curragh|Kildare|53.1480|-6.8220|1500|The Curragh,An Currach
Inistioge|Kilkenny|52.4890|-7.0650|300
Roosky|Leitrim|53.8330|-7.9180|500
Ardagh|Longford|53.6660|-7.6940|200
Achill Sound|Mayo|53.9280|-9.9210|300|Gob an Choire
Breaffy|Mayo|53.8440|-9.2260|700
Murrisk|Mayo|53.7790|-9.6320|200
Bettystown|Meath|53.7000|-6.2460|4000|Baile an Bhiataigh
Johnstown|Meath|53.6370|-6.6530|3000
Ballyleague|Roscommon|53.6720|-7.9960|400
Glencar|Sligo|54.3370|-8.3760|100
Ardmore|Waterford|51.9510|-7.7260|400
Helvick|Waterford|52.0530|-7.5430|100
Lismore|Waterford|52.1370|-7.9310|1300|Lios Mór
Glasson|Westmeath|53.4700|-7.8630|200
Moydrum|Westmeath|53.4250|-7.8680|100
Ferrycarrig|Wexford|52.3480|-6.5110|200
Kilmore Quay|Wexford|52.1770|-6.5880|400
Rosslare Harbour|Wexford|52.2510|-6.3420|1200
Rosslare Strand|Wexford|52.2730|-6.3890|1500
Delgany|Wicklow|53.1330|-6.0910|4000
Glendalough|Wicklow|53.0110|-6.3280|100
Laragh|Wicklow|53.0100|-6.2970|300
`
