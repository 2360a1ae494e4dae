// Words that authors write beside the name of their own product, as `normalise` spells them (rule P-3.4).

export const TEAM_WORDS = `
  team crew staff support official admin moderator founder cofounder founders ceo cto hq
  equipo soporte oficial fundador fundadora
  offiziell offizieller offizielle gründer gründerin gründerteam kundendienst
  équipe equipe officiel officielle assistance fondateur fondatrice
  suporte equipa
  squadra supporto ufficiale fondatore fondatrice
  officieel oprichter oprichtster klantenservice
  zespół oficjalny oficjalne założyciel założycielka
  команда поддержка официальный основатель основательница
  ekibi ekip destek resmi kurucu kurucusu
  فريق دعم الرسمي رسمي مؤسس
  टीम आधिकारिक संस्थापक
  团队 官方 客服 创始人
  チーム 公式 運営 サポート 創業者
  팀 공식 운영자 창업자`
