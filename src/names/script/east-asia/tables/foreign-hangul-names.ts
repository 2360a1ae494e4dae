// Lists foreign names whose spelling cannot be recovered from their hangul form.
export const FOREIGN_HANGUL_NAMES = `
vladimir 블라디미르 putin 푸틴 donald 도널드 trump 트럼프 joe 조 biden 바이든 barack 버락 obama 오바마 george
조지 john 존 michael 마이클 mikhail 미하일 david 데이비드 james 제임스 william 윌리엄 charles 찰스 샤를 thomas
토머스 토마스 paul 폴 파울 peter 피터 페터 표트르 mark 마크 steven|stephen 스티븐 스테판 henry 헨리 andrew
앤드루 anthony 앤서니 daniel 다니엘 대니얼 matthew 매슈 매튜 george 조르주 edward 에드워드 angela 앙겔라
merkel 메르켈 emmanuel 에마뉘엘 macron 마크롱 hillary 힐러리 clinton 클린턴 bush 부시 reagan 레이건 nixon 닉슨
kennedy 케네디 johnson 존슨 thatcher 대처 blair 블레어 cameron 캐머런 churchill 처칠 sergei|sergey 세르게이
dmitry|dmitri 드미트리 alexander|aleksandr 알렉산드르 알렉산더 alexei|aleksey 알렉세이 nikolai 니콜라이 ivan
이반 yuri 유리 igor 이고르 viktor 빅토르 boris 보리스 yevgeny|evgeny 예브게니 medvedev 메드베데프 lavrov
라브로프 shoigu 쇼이구 lukashenko 루카셴코 zelensky 젤렌스키 gorbachev 고르바초프 yeltsin 옐친 stalin 스탈린
lenin 레닌 mohammed|muhammad 무함마드 무하마드 모하메드 ahmed|ahmad 아흐마드 아메드 hassan 하산 ali 알리
hussein 후세인 saddam 사담 assad 아사드 bashar 바샤르 erdogan 에르도안 khamenei 하메네이 osama|usama 오사마
bin_laden 빈라덴 netanyahu 네타냐후 modi 모디 castro 카스트로 maduro 마두로 chavez 차베스 smith 스미스 jones
존스 miller 밀러 taylor 테일러 wright 라이트 schmidt 슈미트 muller|mueller 뮐러 wagner 바그너 bach 바흐 mozart
모차르트 musk 머스크 elon 일론 gates 게이츠 jobs 잡스 richard 리처드 robert 로버트 joseph 조지프 christopher
크리스토퍼 jack 잭 jean 장 pierre 피에르 marie 마리 mary 메리 elizabeth 엘리자베스 margaret 마거릿 xi_jinping
시진핑 mao_zedong 마오쩌둥 deng_xiaoping 덩샤오핑 li_keqiang 리커창 abe 아베 shinzo 신조
`
