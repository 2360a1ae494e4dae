// Lists Korean surnames in hangul with the spellings of passports and lists, most common first.
export const KOREAN_SURNAMES = `
kim|gim|kym 김 lee|yi|ri|rhee|i|li|rhie|yee 이 ri|lee|rhee|li|yi 리 park|pak|bak|bark|pahk 박
choi|choe|chey|choy|tchoi 최 jung|jeong|chung|chong|jong|joung|cheong 정 kang|gang|khang 강 cho|jo|joe|choh 조
yoon|yun|youn|yune 윤 jang|chang|zang|jahng 장 lim|im|rim|yim|leem 임 rim|lim|im 림 han|hahn 한 oh|o 오
seo|suh|so|sur|surh|suhr 서 shin|sin|synn 신 kwon|gwon|kweon|kwun 권 hwang|whang 황 ahn|an 안 song|soung 송
yoo|yu|ryu|you|yoou|lyu|ryoo 유 ryu|yoo|yu|lyu|rhyu 류 hong 홍 jeon|jun|chun|chon|cheon 전 ko|go|koh|goh 고
moon|mun 문 son|sohn 손 yang|ryang|lyang 양 ryang|yang 량 bae|pae|bai|pai 배
baek|paek|paik|back|baik|beak|paick 백 heo|hur|huh|ho|her 허 nam 남 sim|shim 심 noh|roh|no|ro 노 ro|roh|no 로
ha|hah 하 kwak|gwak|kwag 곽 sung|seong|song 성 cha|char|chah 차 joo|ju|chu|choo 주 woo|u|wu|ou|uh 우
koo|gu|ku|goo 구 na|ra|nah|rha|la 나 ra|na 라 min|minn 민 jin|chin 진 ji|chi|jee|chee 지 eom|um|uhm|om|eum 엄
chae|chai 채 won|weon 원 chun|cheon|chon 천 bang|pang|bahng 방 kong|gong 공 hyun|hyeon|hyon 현 ham|hahm 함
byun|byeon|pyon|byon 변 yeom|yum|youm|ryom|yom 염 ryom|yeom|yum 렴 yeo|yo|ryo|yuh 여 ryo|yeo 려 choo|chu 추
do|to|doh 도 so|soh 소 seok|suk|sok 석 sun|seon|son|sunwoo 선 seol|sul|sol 설 ma|mah 마 gil|kil 길
yeon|yon|youn 연 pyo|phyo 표 myung|myeong|myong 명 ki|gi|kee 기 wang 왕 ban|pan|bahn 반 ok|oak|ock 옥
yook|yuk|ryuk 육 ryuk|yuk|yook 륙 in|ihn 인 maeng 맹 je|jae|che 제 mo|moh 모 tak 탁 kook|guk|kuk 국 eo|uh|oh
어 eun 은 pyeon|pyun|pyon 편 yong|ryong 용 ryong|yong 룡 ye|yeh 예 kyung|gyeong|kyong 경 bong|pong 봉 sa|sah
사 bu|boo|pu 부 kum|geum|keum 금 gal|kal 갈 kam|gam 감 kye|gye|kay 계 dong|tong 동 tae 태 mok 목
hyung|hyeong|hyong 형 pi|phee 피 hwa 화 bok|pok 복 paeng 팽 gok|kok 곡 pil 필 sang 상 tan 탄 ga|ka 가 gan|kan
간 gyeon|kyun 견 dan 단 dang 당 on 온 hwangbo 황보 namgung|namkoong|namkung 남궁 sunwoo|seonu|sonu 선우
jegal|chegal 제갈 sakong|sagong 사공 seomun|somun 서문 dokko|dokgo 독고 dongbang|tongbang 동방 nae 내 roe|noe
뢰 nyeong 녕
`
