// Describes a refused placeholder and what to write instead (rule Q-7). The id ends the message, as the rule requires.
import type { PlaceholderId } from '../reading/placeholder.ts'

const SOURCE = 'put what the source says, word for word'

const WORDS: Readonly<Record<PlaceholderId | 'placeholder_host', string>> = {
  lorem: `is filler text: ${SOURCE}`,
  marker_caps: 'holds a mark of something missing, such as TBD or TODO: put what is missing',
  marker_start: 'only says that something is missing: put the text itself',
  marker_phrase: 'is an instruction or a sample: put the text itself',
  template_braces: 'holds an empty slot of a template: put the text that belongs in it',
  template_slot: 'holds an empty slot of a template: put the text that belongs in it',
  form_hint: 'holds the hint of a form: put the text itself',
  stand_in_name: 'stands for a name: put the name',
  reported_speech: 'reports what people say in general: put what one of them said, word for word',
  ai_voice: `was made up by a language model: ${SOURCE}`,
  keyboard_mash: `holds keys hit at random: ${SOURCE}`,
  reserved_host: 'names an address that is reserved for examples: put the real one',
  punctuation_only: `has no words: ${SOURCE}`,
  word_run: `repeats one word over and over: ${SOURCE}`,
  low_variety: `says the same few words over and over: ${SOURCE}`,
  char_run: `repeats one character over and over: ${SOURCE}`,
  no_vowels: `holds too many words that are none: ${SOURCE}`,
  placeholder_host: 'has a host that is not on the public web: put the address where anyone can read it',
}

export const placeholderWords = (id: keyof typeof WORDS): string => `${WORDS[id]} (${id})`
