// Writes answers as JSON.
const texts = new WeakMap<object, string>()

/** The JSON text of an answer, cached for an answer that is sent again. */
export function answerText(answer: object): string {
  let text = texts.get(answer)
  if (text === undefined) texts.set(answer, (text = JSON.stringify(answer)))
  return text
}

/** The same for answers that have one object as their last member, which is written once. */
export const answerTextWith =
  (constant: string) =>
  (answer: object): string => {
    const { [constant]: part, ...rest } = answer as Readonly<Record<string, object>>
    return part === undefined
      ? answerText(answer)
      : `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(constant)}:${answerText(part)}}`
  }
