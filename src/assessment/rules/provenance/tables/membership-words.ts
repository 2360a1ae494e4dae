// Words of a line that says since when an author is a member, or that a text was changed: its date is not that of the post
// (rule F-12).

export const MEMBERSHIP_WORDS = `
joined, member since, registered, since, edited, updated, last seen, last active,
beigetreten, mitglied seit, dabei seit, registriert, seit, bearbeitet, aktualisiert, zuletzt,
inscrit, membre depuis, depuis, modifié, mis à jour, miembro desde, registrado, desde, editado, actualizado,
membro desde, cadastrad, atualizad, iscritto, membro dal, modificato, aggiornato, lid sinds, sinds, bewerkt, bijgewerkt,
dołączył, od, edytowano, регистрация, зарегистрирован, изменено, обновлено, katıldı, üyelik, düzenlendi, güncellendi,
انضم, عضو منذ, شامل हुए, सदस्य, संपादित, 登録, 参加日, 編集, 更新, 注册, 加入, 修改, 가입, 수정, 업데이트
`
