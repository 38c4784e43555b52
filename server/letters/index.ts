export { momentText, moneyText, spanText } from './formats.ts';
export { button, facts, h, heading, letterHtml, paragraph } from './layout.ts';
export { sendLetter } from './send-letter.ts';
