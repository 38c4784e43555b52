export { moneyText, spanText } from './formats.ts';
export { button, facts, h, heading, letterHtml, paragraph } from './layout.ts';
export { type LetterDoor, sendLetter } from './send-letter.ts';
