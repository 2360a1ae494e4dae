// Every country of ISO 3166-1, with Kosovo (XK), whose code is in use by agreement, and the states that are no more.
// One a line: `alpha-2 | alpha-3 | names | adjectives | as lists write it | further nationalities`, several of a kind
// apart by `;`, empty columns at the end left out. Names start with the short one; former names of a country of today
// are among them. Names and adjectives are also words in names of organisations; the two columns behind them are not.
// A spelling in another order is derived: `Iran (Islamic Republic of)` from `Islamic Republic of Iran`.
export const COUNTRIES = `
AD | AND | Andorra; Principality of Andorra | Andorran
AE | ARE | United Arab Emirates; UAE; Emirates | Emirati | | Emirian
AF | AFG | Afghanistan; Islamic Republic of Afghanistan; Islamic Emirate of Afghanistan | Afghan
AG | ATG | Antigua and Barbuda; Antigua & Barbuda | Antiguan
AI | AIA | Anguilla | Anguillan
AL | ALB | Albania; Republic of Albania | Albanian
AM | ARM | Armenia; Republic of Armenia | Armenian
AO | AGO | Angola; Republic of Angola | Angolan
AQ | ATA | Antarctica
AR | ARG | Argentina; Argentine Republic | Argentine; Argentinian
AS | ASM | American Samoa
AT | AUT | Austria; Republic of Austria | Austrian
AU | AUS | Australia; Commonwealth of Australia | Australian
AW | ABW | Aruba | Aruban
AX | ALA | Åland Islands | | Aland
AZ | AZE | Azerbaijan; Republic of Azerbaijan | Azerbaijani; Azeri
BA | BIH | Bosnia and Herzegovina; Bosnia & Herzegovina; Bosnia | Bosnian | Bosnia-Herzegovina | Bosnian and Herzegovinian
BB | BRB | Barbados | Barbadian; Bajan
BD | BGD | Bangladesh; People's Republic of Bangladesh | Bangladeshi
BE | BEL | Belgium; Kingdom of Belgium | Belgian
BF | BFA | Burkina Faso; Upper Volta | Burkinabe | | Burkinan
BG | BGR | Bulgaria; Republic of Bulgaria | Bulgarian
BH | BHR | Bahrain; Kingdom of Bahrain | Bahraini
BI | BDI | Burundi; Republic of Burundi | Burundian
BJ | BEN | Benin; Republic of Benin; Dahomey | Beninese
BL | BLM | Saint Barthélemy; St. Barthélemy
BM | BMU | Bermuda | Bermudian
BN | BRN | Brunei; Brunei Darussalam | Bruneian
BO | BOL | Bolivia; Plurinational State of Bolivia | Bolivian
BQ | BES | Bonaire, Sint Eustatius and Saba; Caribbean Netherlands | | Bonaire, Saint Eustatius and Saba
BR | BRA | Brazil; Federative Republic of Brazil | Brazilian
BS | BHS | Bahamas; The Bahamas; Commonwealth of the Bahamas | Bahamian
BT | BTN | Bhutan; Kingdom of Bhutan | Bhutanese
BV | BVT | Bouvet Island
BW | BWA | Botswana; Republic of Botswana | Batswana | | Botswanan; Motswana
BY | BLR | Belarus; Republic of Belarus; Byelorussia; Belorussia | Belarusian; Byelorussian
BZ | BLZ | Belize; British Honduras | Belizean
CA | CAN | Canada | Canadian
CC | CCK | Cocos (Keeling) Islands; Cocos Islands; Keeling Islands
CD | COD | Democratic Republic of the Congo; DR Congo; DRC; Congo-Kinshasa; Congo Kinshasa; Democratic Republic of Congo; Zaire; Congo - Kinshasa; Congo Democratic Republic | | Congo, Democratic Republic of the (was Zaire) | Congolese; Congolese (DRC); Zairean
CF | CAF | Central African Republic | | | Central African
CG | COG | Congo; Republic of the Congo; Republic of Congo; Congo-Brazzaville; Congo Brazzaville; Congo - Brazzaville | Congolese | | Congolese (Congo)
CH | CHE | Switzerland; Swiss Confederation | Swiss
CI | CIV | Côte d'Ivoire; Cote d Ivoire; Republic of Côte d'Ivoire; Ivory Coast | Ivorian | Cote dIvoire
CK | COK | Cook Islands | Cook Islander
CL | CHL | Chile; Republic of Chile | Chilean
CM | CMR | Cameroon; Republic of Cameroon | Cameroonian
CN | CHN | China; People's Republic of China; Peoples Republic of China; PRC; P.R. China; Mainland China | Chinese
CO | COL | Colombia; Republic of Colombia | Colombian
CR | CRI | Costa Rica; Republic of Costa Rica | Costa Rican
CU | CUB | Cuba; Republic of Cuba | Cuban
CV | CPV | Cape Verde; Cabo Verde; Republic of Cabo Verde | Cape Verdean
CW | CUW | Curaçao
CX | CXR | Christmas Island
CY | CYP | Cyprus; Republic of Cyprus | Cypriot
CZ | CZE | Czechia; Czech Republic | Czech
DE | DEU | Germany; Federal Republic of Germany | German
DJ | DJI | Djibouti; Republic of Djibouti | Djiboutian
DK | DNK | Denmark; Kingdom of Denmark | Danish
DM | DMA | Dominica; Commonwealth of Dominica | | | Dominican
DO | DOM | Dominican Republic | | | Dominican
DZ | DZA | Algeria; People's Democratic Republic of Algeria | Algerian
EC | ECU | Ecuador; Republic of Ecuador | Ecuadorian | | Ecuadorean
EE | EST | Estonia; Republic of Estonia | Estonian
EG | EGY | Egypt; Arab Republic of Egypt | Egyptian
EH | ESH | Western Sahara; Sahrawi Arab Democratic Republic | Sahrawi
ER | ERI | Eritrea; State of Eritrea | Eritrean
ES | ESP | Spain; Kingdom of Spain | Spanish
ET | ETH | Ethiopia; Federal Democratic Republic of Ethiopia; Abyssinia | Ethiopian
FI | FIN | Finland; Republic of Finland | Finnish
FJ | FJI | Fiji; Republic of Fiji; Fiji Islands | Fijian
FK | FLK | Falkland Islands; Falklands; Falkland Islands (Malvinas)
FM | FSM | Micronesia; Federated States of Micronesia; FSM | Micronesian
FO | FRO | Faroe Islands; Faeroe Islands; Faroe | Faroese
FR | FRA | France; French Republic | French | | Martiniquais; Wallisian
GA | GAB | Gabon; Gabonese Republic | Gabonese
GB | GBR | United Kingdom; United Kingdom of Great Britain and Northern Ireland; UK; Great Britain; Britain; England; Scotland; Wales; Northern Ireland | British; English; Scottish; Welsh | U.K.; UK of Great Britain and Northern Ireland | Cymraes; Cymro; Prydeinig; Northern Irish; Ulster; Pitcairn Islander; St Helenian; Tristanian
GD | GRD | Grenada | Grenadian
GE | GEO | Georgia; Republic of Georgia | Georgian
GF | GUF | French Guiana
GG | GGY | Guernsey
GH | GHA | Ghana; Republic of Ghana | Ghanaian
GI | GIB | Gibraltar | Gibraltarian
GL | GRL | Greenland | Greenlandic
GM | GMB | Gambia; The Gambia; Republic of the Gambia | Gambian
GN | GIN | Guinea; Republic of Guinea; Guinea-Conakry | Guinean
GP | GLP | Guadeloupe
GQ | GNQ | Equatorial Guinea; Republic of Equatorial Guinea | | | Equatorial Guinean
GR | GRC | Greece; Hellenic Republic | Hellenic; Greek
GS | SGS | South Georgia and the South Sandwich Islands; South Georgia & South Sandwich Islands; South Georgia
GT | GTM | Guatemala; Republic of Guatemala | Guatemalan
GU | GUM | Guam | Guamanian
GW | GNB | Guinea-Bissau; Republic of Guinea-Bissau | | | Bissau-Guinean
GY | GUY | Guyana; Co-operative Republic of Guyana; British Guiana | Guyanese
HK | HKG | Hong Kong; Hong Kong SAR; Hong Kong SAR China | | China, Hong Kong Special Administrative Region; Hong Kong Special Administrative Region; Hong Kong, China; China, Hong Kong SAR; Hong Kong Special Administrative Region of China | Hong Konger; Hongkonger
HM | HMD | Heard & McDonald Islands; Heard Island and McDonald Islands
HN | HND | Honduras; Republic of Honduras | Honduran
HR | HRV | Croatia; Republic of Croatia | Croatian
HT | HTI | Haiti; Republic of Haiti | Haitian
HU | HUN | Hungary | Hungarian
ID | IDN | Indonesia; Republic of Indonesia | Indonesian
IE | IRL | Ireland; Republic of Ireland | Irish | Eire
IL | ISR | Israel; State of Israel | Israeli
IM | IMN | Isle of Man | Manx
IN | IND | India; Republic of India | Indian
IO | IOT | British Indian Ocean Territory; Chagos Archipelago
IQ | IRQ | Iraq; Republic of Iraq | Iraqi
IR | IRN | Iran; Islamic Republic of Iran; Persia | Iranian; Persian
IS | ISL | Iceland; Republic of Iceland | Icelandic
IT | ITA | Italy; Italian Republic | Italian
JE | JEY | Jersey
JM | JAM | Jamaica | Jamaican
JO | JOR | Jordan; Hashemite Kingdom of Jordan | Jordanian
JP | JPN | Japan | Japanese
KE | KEN | Kenya; Republic of Kenya | Kenyan
KG | KGZ | Kyrgyzstan; Kyrgyz Republic; Kirghizia | Kyrgyz | | Kyrgyzstani
KH | KHM | Cambodia; Kingdom of Cambodia; Kampuchea | Cambodian; Khmer
KI | KIR | Kiribati; Republic of Kiribati; Gilbert Islands | I-Kiribati
KM | COM | Comoros; Union of the Comoros | Comorian | Comoros Islands | Comoran
KN | KNA | Saint Kitts and Nevis; St. Kitts and Nevis; St. Kitts & Nevis; St. Christopher and Nevis; Saint Christopher and Nevis; St. Kitts | | | Kittitian; Kittian; Nevisian
KP | PRK | North Korea; Democratic People's Republic of Korea; DPRK; DPR Korea; Korea North; Korea Democratic People's Republic; Democratic Peoples Republic of Korea | North Korean | North Korea (DPRK) | Korean
KR | KOR | South Korea; Republic of Korea; Korea South | Korean; South Korean
KW | KWT | Kuwait; State of Kuwait | Kuwaiti
KY | CYM | Cayman Islands; The Cayman Islands | Caymanian | | Cayman Islander
KZ | KAZ | Kazakhstan; Republic of Kazakhstan; Kazakstan | Kazakh; Kazakhstani
LA | LAO | Laos; Lao People's Democratic Republic; Lao PDR | Lao; Laotian
LB | LBN | Lebanon; Lebanese Republic | Lebanese
LC | LCA | Saint Lucia; St. Lucia | St Lucian; Saint Lucian
LI | LIE | Liechtenstein; Principality of Liechtenstein
LK | LKA | Sri Lanka; Democratic Socialist Republic of Sri Lanka; Ceylon | Sri Lankan
LR | LBR | Liberia; Republic of Liberia | Liberian
LS | LSO | Lesotho; Kingdom of Lesotho | Basotho | | Mosotho
LT | LTU | Lithuania; Republic of Lithuania | Lithuanian
LU | LUX | Luxembourg; Grand Duchy of Luxembourg | Luxembourgish | | Luxembourger; Luxemburger
LV | LVA | Latvia; Republic of Latvia | Latvian
LY | LBY | Libya; State of Libya; Libyan Arab Jamahiriya; Libyan Arab Republic | Libyan
MA | MAR | Morocco; Kingdom of Morocco | Moroccan
MC | MCO | Monaco; Principality of Monaco | Monégasque
MD | MDA | Moldova; Republic of Moldova; Moldavia | Moldovan; Moldavian
ME | MNE | Montenegro | Montenegrin
MF | MAF | Saint Martin; St. Martin | | Saint Martin (French part)
MG | MDG | Madagascar; Republic of Madagascar | Malagasy
MH | MHL | Marshall Islands; Republic of the Marshall Islands; RMI | Marshallese
MK | MKD | North Macedonia; Republic of North Macedonia; Macedonia; FYROM; Republic of Macedonia | Macedonian | The former Yugoslav Republic of Macedonia
ML | MLI | Mali; Republic of Mali | Malian | Region: Northern Mali
MM | MMR | Myanmar; Republic of the Union of Myanmar; Burma; Myanmar (Burma) | Burmese | Burma (Myanmar)
MN | MNG | Mongolia | Mongolian
MO | MAC | Macao; Macau; Macao SAR; Macao SAR China | Macanese | China, Macao Special Administrative Region; China, Macao SAR; Macao Special Administrative Region of China
MP | MNP | Northern Mariana Islands; Commonwealth of the Northern Mariana Islands; CNMI; Northern Marianas
MQ | MTQ | Martinique
MR | MRT | Mauritania; Islamic Republic of Mauritania | Mauritanian
MS | MSR | Montserrat | Montserratian
MT | MLT | Malta; Republic of Malta | Maltese
MU | MUS | Mauritius; Republic of Mauritius | Mauritian
MV | MDV | Maldives; Republic of Maldives | Maldivian
MW | MWI | Malawi; Republic of Malawi; Nyasaland | Malawian
MX | MEX | Mexico; United Mexican States | Mexican
MY | MYS | Malaysia | Malaysian; Malayan
MZ | MOZ | Mozambique; Republic of Mozambique | Mozambican
NA | NAM | Namibia; Republic of Namibia; South West Africa | Namibian
NC | NCL | New Caledonia | New Caledonian
NE | NER | Niger; Republic of Niger | Nigerien
NF | NFK | Norfolk Island
NG | NGA | Nigeria; Federal Republic of Nigeria | Nigerian
NI | NIC | Nicaragua; Republic of Nicaragua | Nicaraguan
NL | NLD | Netherlands; The Netherlands; Kingdom of the Netherlands; Holland | Dutch
NO | NOR | Norway; Kingdom of Norway | Norwegian
NP | NPL | Nepal; Federal Democratic Republic of Nepal | Nepalese; Nepali
NR | NRU | Nauru; Republic of Nauru | Nauruan
NU | NIU | Niue | Niuean
NZ | NZL | New Zealand | New Zealander
OM | OMN | Oman; Sultanate of Oman | Omani
PA | PAN | Panama; Republic of Panama | Panamanian
PE | PER | Peru; Republic of Peru | Peruvian
PF | PYF | French Polynesia
PG | PNG | Papua New Guinea; Independent State of Papua New Guinea; PNG | | | Papua New Guinean
PH | PHL | Philippines; Republic of the Philippines | Philippine; Filipino; Filipina
PK | PAK | Pakistan; Islamic Republic of Pakistan | Pakistani
PL | POL | Poland; Republic of Poland | Polish
PM | SPM | Saint Pierre and Miquelon; St. Pierre and Miquelon; St. Pierre & Miquelon
PN | PCN | Pitcairn Islands; Pitcairn | | Pitcairn, Henderson, Ducie and Oeno Islands; Pitcairn Island
PR | PRI | Puerto Rico; Commonwealth of Puerto Rico | Puerto Rican
PS | PSE | Palestine; State of Palestine; Palestinian Territories; Palestinian Authority; Occupied Palestinian Territory; Gaza; West Bank; West Bank and Gaza | Palestinian | Palestinian; Gaza Strip; West Bank (Palestinian Authority); Gaza (Palestinian Authority); Occupied Palestinian Territories; Palestinian Territory; Palestinian Territory, Occupied; Region: Gaza; Gaza and West Bank; West Bank and Gaza Strip
PT | PRT | Portugal; Portuguese Republic | Portuguese
PW | PLW | Palau; Republic of Palau | Palauan
PY | PRY | Paraguay; Republic of Paraguay | Paraguayan
QA | QAT | Qatar; State of Qatar | Qatari
RE | REU | Réunion | | Reunion Island
RO | ROU | Romania | Romanian
RS | SRB | Serbia; Republic of Serbia | Serbian | | Serb
RU | RUS | Russia; Russian Federation | Russian
RW | RWA | Rwanda; Republic of Rwanda | Rwandan
SA | SAU | Saudi Arabia; Kingdom of Saudi Arabia; KSA | Saudi; Saudi Arabian
SB | SLB | Solomon Islands | | | Solomon Islander
SC | SYC | Seychelles; Republic of Seychelles | Seychellois
SD | SDN | Sudan; Republic of the Sudan | Sudanese
SE | SWE | Sweden; Kingdom of Sweden | Swedish
SG | SGP | Singapore; Republic of Singapore | Singaporean
SH | SHN | Saint Helena; St. Helena; Saint Helena, Ascension and Tristan da Cunha; Ascension Island; Tristan da Cunha
SI | SVN | Slovenia; Republic of Slovenia | Slovene; Slovenian
SJ | SJM | Svalbard and Jan Mayen; Svalbard & Jan Mayen; Svalbard; Spitsbergen | | Svalbard and Jan Mayen Islands
SK | SVK | Slovakia; Slovak Republic | Slovak
SL | SLE | Sierra Leone; Republic of Sierra Leone | Sierra Leonean
SM | SMR | San Marino; Republic of San Marino | Sammarinese
SN | SEN | Senegal; Republic of Senegal | Senegalese
SO | SOM | Somalia; Federal Republic of Somalia | Somali
SR | SUR | Suriname; Republic of Suriname; Surinam | Surinamese
SS | SSD | South Sudan; Republic of South Sudan | South Sudanese
ST | STP | São Tomé and Príncipe; Sao Tome & Principe | | | Sao Tomean
SV | SLV | El Salvador; Republic of El Salvador | Salvadoran | | Salvadorean
SX | SXM | Sint Maarten | | Sint Maarten (Dutch part)
SY | SYR | Syria; Syrian Arab Republic | Syrian
SZ | SWZ | Eswatini; Kingdom of Eswatini; Swaziland | Swazi
TC | TCA | Turks and Caicos Islands; Turks & Caicos Islands; Turks and Caicos; Turks & Caicos | | | Turks and Caicos Islander
TD | TCD | Chad; Republic of Chad | Chadian
TF | ATF | French Southern Territories; French Southern and Antarctic Lands | | French Southern and Antarctic Territories
TG | TGO | Togo; Togolese Republic | Togolese
TH | THA | Thailand; Kingdom of Thailand; Siam | Thai
TJ | TJK | Tajikistan; Republic of Tajikistan | Tajik | | Tajikistani
TK | TKL | Tokelau | Tokelauan
TL | TLS | Timor-Leste; East Timor | Timorese | Democratic Republic of Timor-Leste | East Timorese
TM | TKM | Turkmenistan | | | Turkmenistani
TN | TUN | Tunisia; Republic of Tunisia | Tunisian
TO | TON | Tonga; Kingdom of Tonga | Tongan
TR | TUR | Türkiye; Turkey; Republic of Turkey | Turkish
TT | TTO | Trinidad and Tobago; Republic of Trinidad and Tobago; Trinidad & Tobago | Trinidadian | | Tobagonian
TV | TUV | Tuvalu; Ellice Islands | Tuvaluan
TW | TWN | Taiwan; Chinese Taipei; Taiwan Province of China | Taiwanese
TZ | TZA | Tanzania; United Republic of Tanzania; Tanganyika | Tanzanian
UA | UKR | Ukraine | Ukrainian | Crimea; Region: Crimea
UG | UGA | Uganda; Republic of Uganda | Ugandan
UM | UMI | U.S. Outlying Islands; United States Minor Outlying Islands
US | USA | United States; United States of America; USA; US | American | U.S.; U.S.A.
UY | URY | Uruguay; Eastern Republic of Uruguay | Uruguayan
UZ | UZB | Uzbekistan; Republic of Uzbekistan | Uzbek; Uzbekistani
VA | VAT | Vatican City; Holy See; Vatican | | Holy See (Vatican City State); Holy See (Vatican City); Vatican City State
VC | VCT | Saint Vincent and the Grenadines; St. Vincent and the Grenadines; St. Vincent & Grenadines; St. Vincent & the Grenadines; Saint Vincent; St. Vincent | | | Vincentian
VE | VEN | Venezuela; Bolivarian Republic of Venezuela | Venezuelan
VG | VGB | British Virgin Islands; BVI; Virgin Islands British | | Virgin Islands (UK) | British Virgin Islander
VI | VIR | U.S. Virgin Islands; United States Virgin Islands; USVI | | Virgin Islands, U.S.; US Virgin Islands; Virgin Islands of the United States
VN | VNM | Vietnam; Viet Nam; Socialist Republic of Vietnam; Socialist Republic of Viet Nam | Vietnamese
VU | VUT | Vanuatu; Republic of Vanuatu; New Hebrides | Ni-Vanuatu
WF | WLF | Wallis and Futuna; Wallis & Futuna | | Wallis and Futuna Islands
WS | WSM | Samoa; Independent State of Samoa; Western Samoa | Samoan
XK | XKX | Kosovo; Republic of Kosovo; Kosovo and Metohija | Kosovar | Kosovo (under UNSCR 1244) | Kosovan
YE | YEM | Yemen; Republic of Yemen | Yemeni
YT | MYT | Mayotte
ZA | ZAF | South Africa; Republic of South Africa | South African
ZM | ZMB | Zambia; Republic of Zambia; Northern Rhodesia | Zambian
ZW | ZWE | Zimbabwe; Republic of Zimbabwe; Rhodesia | Zimbabwean
`

/** States that are no more, under the code ISO gave them last. */
export const FORMER_STATES = `
AN | ANT | Netherlands Antilles
CS | CSK | Czechoslovakia | Czechoslovak
DD | DDR | German Democratic Republic; GDR; East Germany
SU | SUN | Soviet Union; Union of Soviet Socialist Republics; USSR | Soviet
YU | YUG | Yugoslavia; Federal Republic of Yugoslavia | Yugoslav
`
