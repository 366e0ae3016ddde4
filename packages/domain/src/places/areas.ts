/** Parts of cities and suburbs, as towns are written; from GeoNames (cities500, CC BY 4.0, see NOTICE.md). */
export const AREAS = `
Castlereagh|Antrim|54.5735|-5.8847|56679|An Caisleán Riabhach
Douglas|Cork|51.8744|-8.4350|26883|Dúbhglas,Dúglas
Artane|Dublin|53.3871|-6.2138|5328
Balally|Dublin|53.2750|-6.2359|9051|Baile Amhlaoibh
Baldoyle|Dublin|53.3997|-6.1258|8043|Baile Dúill
Ballinteer|Dublin|53.2741|-6.2540|8547|Baile an tSaoir
Ballyboden|Dublin|53.2806|-6.3164|9611
Ballyfermot|Dublin|53.3428|-6.3548|8558|Baile Formaid
Ballymun|Dublin|53.3981|-6.2669|6262|Baile Munna
Bayside|Dublin|53.3890|-6.1404|4511
Beaumont|Dublin|53.3872|-6.2271|8609
Blackrock|Dublin|53.3015|-6.1778|8821|An Charraig Dhubh,Carraig Dubh
Blanchardstown|Dublin|53.3881|-6.3756|16511|Baile Bhlainséir
Bonnybrook|Dublin|53.3984|-6.2075|4554
Booterstown|Dublin|53.3045|-6.1998|7142|Baile an Bhóthair
Cabinteely|Dublin|53.2697|-6.1606|10038
Cabra|Dublin|53.3669|-6.2944|4389|An Chabrach
Castleknock|Dublin|53.3748|-6.3634|8301|Caisleán Cnucha
Chapelizod|Dublin|53.3485|-6.3430|5296
Cherry Orchard|Dublin|53.3361|-6.3780|7924
Clondalkin|Dublin|53.3244|-6.3972|14508|Cluain Dolcáin
Clonskeagh|Dublin|53.3147|-6.2315|4500|Cluain Sceach
Coolock|Dublin|53.3887|-6.2000|2632|An Chúlóg
Crumlin|Dublin|53.3215|-6.3144|11294
Darndale|Dublin|53.3995|-6.1889|5667|Darndál
Dollymount|Dublin|53.3649|-6.1803|5070
Donaghmede|Dublin|53.3984|-6.1618|15299
Donnybrook|Dublin|53.3137|-6.2227|10645
Donnycarney|Dublin|53.3735|-6.2098|7660
Drumcondra|Dublin|53.3706|-6.2530|4465
Dundrum|Dublin|53.2907|-6.2571|12152
Fairview|Dublin|53.3660|-6.2398|3821
Finglas|Dublin|53.3892|-6.2969|19768
Firhouse|Dublin|53.2817|-6.3392|6859|Teach na Giúise
Foxrock|Dublin|53.2667|-6.1742|12870
Glasnevin|Dublin|53.3785|-6.2803|3633|Glas Naíon
Greenhills|Dublin|53.3347|-6.3030|6876
Hartstown|Dublin|53.3931|-6.4269|5882
Jobstown|Dublin|53.2787|-6.4080|10825
Killester|Dublin|53.3732|-6.2043|5099|Cill Easra
Knocklyon|Dublin|53.2803|-6.3313|14628
Marino|Dublin|53.3702|-6.2365|11023|An Mairíne
Milltown|Dublin|53.3130|-6.2453|4049|Baile an Mhuilinn
Monkstown|Dublin|53.2931|-6.1531|5555|Baile na Manach
Mount Merrion|Dublin|53.3001|-6.2150|7846
Mulhuddart|Dublin|53.4036|-6.4011|3866|Mulhurddart
Old Bawn|Dublin|53.2756|-6.3675|9784|Oldbawn,An Seanbhábhún
Palmerstown|Dublin|53.3502|-6.3778|11130
Raheny|Dublin|53.3868|-6.1807|7197|Ráth Eanaigh
Rathfarnham|Dublin|53.3006|-6.2828|17333|Ráth Fearnáin
Rathgar|Dublin|53.3146|-6.2750|8394
Rathmines|Dublin|53.3203|-6.2633|11044|Ráth Maonais
Rialto|Dublin|53.3362|-6.2972|3652
Ringsend|Dublin|53.3419|-6.2264|8202|An Rinn
Sallynoggin|Dublin|53.2792|-6.1406|6916
Sandyford|Dublin|53.2747|-6.2253|22288
Sandymount|Dublin|53.3282|-6.2222|8967|Dumhach Thrá
Sutton|Dublin|53.3895|-6.1106|5680|Cill Fhionntain
Templeogue|Dublin|53.2953|-6.3089|7023|Teach Mealóg
Terenure|Dublin|53.3097|-6.2853|7674|Tír an Iúir
Walkinstown|Dublin|53.3296|-6.3396|6819
Castletroy|Limerick|52.6735|-8.5533|14733
Moyross|Limerick|52.6820|-8.6395|4448
`

/** Parts that GeoNames' list leaves out, written by hand to some hundred metres. */
export const MORE_AREAS = `
Ormeau|Antrim|54.5790|-5.9170|3000
Stranmillis|Antrim|54.5720|-5.9350|3000
Titanic Quarter|Antrim|54.6080|-5.9080|3000
Graiguecullen|Carlow|52.8390|-6.9390|3000
Roslevan|Clare|52.8600|-8.9510|3000
Ballintemple|Cork|51.8930|-8.4270|3000
Ballyphehane|Cork|51.8800|-8.4800|3000
Ballyvolane|Cork|51.9220|-8.4500|3000
Bishopstown|Cork|51.8790|-8.5290|8000|Baile an Easpaig
Blackpool|Cork|51.9160|-8.4750|3000
Blackrock|Cork|51.8980|-8.4140|3000|An Dúcharraig
Frankfield|Cork|51.8640|-8.4670|3000
Grange|Cork|51.8690|-8.4450|3000
Gurranabraher|Cork|51.9070|-8.4950|3000
Knocknaheeny|Cork|51.9080|-8.5110|3000
Mahon|Cork|51.8890|-8.3970|3000
Mayfield|Cork|51.9120|-8.4370|3000
Model Farm Road|Cork|51.8890|-8.5200|3000
Montenotte|Cork|51.9060|-8.4520|3000
Rochestown|Cork|51.8700|-8.4050|3000
Shandon|Cork|51.9030|-8.4760|3000
Sunday's Well|Cork|51.8990|-8.4920|3000
Tivoli|Cork|51.9040|-8.4300|3000
Togher|Cork|51.8760|-8.4920|3000
Turners Cross|Cork|51.8850|-8.4770|3000
Wilton|Cork|51.8810|-8.5080|3000
Ballymacool|Donegal|54.9410|-7.7570|3000
Ballyhackamore|Down|54.5960|-5.8760|3000
Adamstown|Dublin|53.3350|-6.4650|3000
Applewood|Dublin|53.4700|-6.2350|3000
Ashtown|Dublin|53.3770|-6.3330|3000
Ballsbridge|Dublin|53.3290|-6.2290|5000|Droichead na Dothra
Ballybough|Dublin|53.3620|-6.2480|3000
Ballycullen|Dublin|53.2720|-6.3240|3000
Bluebell|Dublin|53.3290|-6.3400|3000
Carrickmines|Dublin|53.2530|-6.1790|3000
Cherrywood|Dublin|53.2440|-6.1430|3000
Churchtown|Dublin|53.2960|-6.2530|3000
Citywest|Dublin|53.2840|-6.4200|3000
Clongriffin|Dublin|53.4030|-6.1500|3000
Clonshaugh|Dublin|53.4060|-6.2180|3000
Clonsilla|Dublin|53.3880|-6.4180|3000
Clontarf|Dublin|53.3650|-6.2000|12000|Cluain Tarbh
Cornelscourt|Dublin|53.2660|-6.1600|3000
Deansgrange|Dublin|53.2790|-6.1610|3000
Docklands|Dublin|53.3480|-6.2400|3000|IFSC
Dolphin's Barn|Dublin|53.3320|-6.2920|3000
Drimnagh|Dublin|53.3270|-6.3170|9000|Droimeanach
East Wall|Dublin|53.3545|-6.2330|3000
Glasthule|Dublin|53.2870|-6.1220|3000
Glenageary|Dublin|53.2780|-6.1270|3000
Goatstown|Dublin|53.2930|-6.2320|3000
Grand Canal Dock|Dublin|53.3390|-6.2380|3000
Harold's Cross|Dublin|53.3256|-6.2852|3000
Inchicore|Dublin|53.3390|-6.3210|3000|Inse Chór
Irishtown|Dublin|53.3390|-6.2200|3000
Islandbridge|Dublin|53.3470|-6.3060|3000
Kilbarrack|Dublin|53.3870|-6.1590|3000
Killiney|Dublin|53.2560|-6.1120|10000|Cill Iníon Léinín
Kilmacud|Dublin|53.2860|-6.2120|3000
Kilmainham|Dublin|53.3420|-6.3090|3000
Kilmore|Dublin|53.3930|-6.2250|3000
Kilnamanagh|Dublin|53.3010|-6.3660|3000
Kilternan|Dublin|53.2380|-6.1930|3000
Kimmage|Dublin|53.3190|-6.2970|3000|Camaigh
Kinsealy|Dublin|53.4220|-6.1810|3000
Leopardstown|Dublin|53.2700|-6.1990|3000
North Strand|Dublin|53.3560|-6.2430|3000
Old Connaught|Dublin|53.2170|-6.1290|3000
Ongar|Dublin|53.3930|-6.4370|3000
Phibsborough|Dublin|53.3600|-6.2730|6000|Phibsboro,Baile Phib
Portobello|Dublin|53.3311|-6.2652|3000
Ranelagh|Dublin|53.3259|-6.2559|6000|Raghnallach
Sandycove|Dublin|53.2880|-6.1140|3000
Santry|Dublin|53.3960|-6.2450|9000|Seantrabh
Smithfield|Dublin|53.3480|-6.2780|3000
Stepaside|Dublin|53.2520|-6.2140|3000
Stillorgan|Dublin|53.2890|-6.1980|10000|Stigh Lorgan
Stoneybatter|Dublin|53.3530|-6.2850|3000
Temple Bar|Dublin|53.3455|-6.2640|3000
The Liberties|Dublin|53.3410|-6.2760|3000|Liberties
Whitehall|Dublin|53.3830|-6.2440|3000
Windy Arbour|Dublin|53.3010|-6.2500|3000
Ballybane|Galway|53.2830|-9.0090|3000
Ballybrit|Galway|53.2970|-8.9990|3000
Claddagh|Galway|53.2670|-9.0570|3000|The Claddagh,An Cladach
Doughiska|Galway|53.2800|-8.9760|3000
Knocknacarra|Galway|53.2660|-9.1120|8000|Cnoc na Cathrach
Mervue|Galway|53.2810|-9.0250|3000
Newcastle|Galway|53.2830|-9.0680|3000
Rahoon|Galway|53.2740|-9.0970|3000
Renmore|Galway|53.2730|-9.0190|3000|An Rinn Mhór
Roscam|Galway|53.2690|-8.9850|3000
Salthill|Galway|53.2580|-9.0820|4000|Bóthar na Trá
Taylor's Hill|Galway|53.2680|-9.0760|3000
Ballyard|Kerry|52.2570|-9.7080|3000
Oakpark|Kerry|52.2790|-9.6880|3000
Carton|Kildare|53.3850|-6.5560|3000
Monread|Kildare|53.2310|-6.6600|3000
Moyglare|Kildare|53.3920|-6.5930|3000
Roseberry|Kildare|53.1930|-6.7950|3000
Loughboy|Kilkenny|52.6350|-7.2430|3000
Kilminchy|Laois|53.0360|-7.2700|3000
Ballinacurra|Limerick|52.6470|-8.6400|3000
Caherdavin|Limerick|52.6710|-8.6620|3000
Corbally|Limerick|52.6800|-8.6090|3000
Dooradoyle|Limerick|52.6330|-8.6490|3000
Monaleen|Limerick|52.6570|-8.5480|3000
Mungret|Limerick|52.6350|-8.6890|3000
Raheen|Limerick|52.6220|-8.6600|3000
Rhebogue|Limerick|52.6640|-8.5950|3000
Ballsgrove|Louth|53.7110|-6.3620|3000
Muirhevnamor|Louth|53.9940|-6.3790|3000
Ardnaree|Mayo|54.1110|-9.1430|3000
Clonminch|Offaly|53.2600|-7.4900|3000
Monksland|Roscommon|53.4190|-7.9870|3000
Cartron|Sligo|54.2800|-8.4850|3000
Cranmore|Sligo|54.2670|-8.4640|3000
Maugheraboy|Sligo|54.2640|-8.4890|3000
Abbeyside|Waterford|52.0900|-7.6100|3000
Ballybricken|Waterford|52.2590|-7.1170|3000
Ferrybank|Waterford|52.2660|-7.0990|3000
Coosan|Westmeath|53.4480|-7.9290|3000
`
