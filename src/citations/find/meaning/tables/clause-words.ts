// Words between two clauses, by language.

/** The clause behind gives a reason, an addition or a description. */
export const JOINTS = `
  en because and since who which as while where
  de weil und da denn während
  fr parce car et puisque qui
  es porque y ya que quien
  pt porque pois e já que
  it perché e poiché che
  nl omdat en want die
  pl bo ponieważ gdyż który która
  ru потому и так который которая
  tr çünkü ve
  ar لأن و
  hi क्योंकि और`

/** Behind a comma: the clause before is the reason for the one behind. */
export const CONSEQUENCES = `
  en so therefore hence thus
  de deshalb daher darum also weshalb sodass
  fr donc alors
  es entonces así
  pt então portanto assim
  it quindi perciò così
  nl dus daarom
  pl więc dlatego
  ru поэтому так
  tr yüzden dolayısıyla
  ar لذلك لذا
  hi इसलिए तो`
