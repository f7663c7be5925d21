/** True where a question or its answer contains the text, in upper or lower case (specification, section 5). */
export function matches(entry: { question: string; plainAnswer: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return `${entry.question}\n${entry.plainAnswer}`.toLowerCase().includes(wanted)
}
