// Words that authors write beside the name of their own product, as `normalise` spells them (rule P-3.4).

export const TEAM_WORDS = `
  team crew staff support official admin moderator founder cofounder founders ceo cto hq employee developer
  equipo soporte oficial fundador fundadora empleado empleada
  offiziell offizieller offizielle gründer gründerin gründerteam kundendienst geschäftsführer geschäftsführerin mitarbeiter mitarbeiterin
  équipe equipe officiel officielle assistance fondateur fondatrice pdg salarié salariée
  suporte equipa
  squadra supporto ufficiale fondatore fondatrice
  officieel oprichter oprichtster klantenservice
  zespół oficjalny oficjalne założyciel założycielka
  команда поддержка официальный основатель основательница
  ekibi ekip destek resmi kurucu kurucusu
  فريق دعم الرسمي رسمي مؤسس
  टीम आधिकारिक संस्थापक सीईओ
  团队 官方 客服 创始人 运营 员工
  チーム 公式 運営 サポート 創業者 代表 代表取締役 開発者 公式アカウント
  팀 공식 운영자 창업자 대표 대표이사 직원 고객센터 공식계정`

/** Words that address or judge a team, or leave it: a line with one is a title. */
export const TITLE_WORDS = `
  thanks thank thx great good bad best worst love hate terrible awful excellent amazing hello dear question former ex
  gracias gran buen mal mejor peor pésimo excelente hola pregunta
  danke toller guter schlechter bester schrecklich ausgezeichnet hallo frage ehemals
  merci super bon mauvais meilleur pire nul bonjour question ancien
  obrigado obrigada ótimo ótima bom ruim péssimo olá pergunta
  grazie ottimo ottima pessimo pessima ciao domanda
  bedankt goede slechte beste geweldig vraag
  dzięki dziękuję świetny świetne zły pytanie
  спасибо отличная отличный плохая плохой вопрос
  teşekkürler harika kötü soru
  شكرا ممتاز سؤال
  धन्यवाद बढ़िया सवाल
  谢谢 感谢 很棒 问题
  ありがとう 最高 質問
  감사합니다 최고 질문`
