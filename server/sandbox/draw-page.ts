import { numberFormat } from '@ribambelle/texts/formats/formatters.ts';
import {
  asLanguage,
  FIRST_LANGUAGE,
  HABITS,
  type Language,
  LANGUAGES,
} from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { MoneyBack } from './money-back-store.ts';
import type { SandboxPayment } from './sandbox-store.ts';

const STYLE = `
  :root { color-scheme: light; font-family: ui-sans-serif, system-ui, sans-serif; line-height: 1.5; color: #1f2430; background: #eef1f6; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
  main { background: #fff; width: min(26rem, 100%); border-radius: 1rem; box-shadow: 0 1px 2px #0f172a1a, 0 12px 32px #0f172a1f; overflow: hidden; }
  header { background: #24305e; color: #fff; padding: 1.25rem 1.5rem; }
  h1 { font-size: 1.125rem; margin: 0; }
  header p { margin: .25rem 0 0; font-size: .875rem; color: #dbe2ff; }
  .sum { padding: 1.5rem; border-bottom: 1px solid #e3e7ef; }
  .sum p { margin: 0; color: #556; }
  .sum strong { display: block; font-size: 2rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .75rem; padding: 1.5rem; }
  button, a { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .625rem; border: 1px solid #c6cede; background: #fff; color: #24305e;
    cursor: pointer; display: grid; place-items: center; text-decoration: none; padding: .25rem 1rem; }
  button:hover, a:hover { background: #f3f5fa; }
  button.pay { background: #1b6e4b; border-color: #1b6e4b; color: #fff; }
  button.pay:hover { background: #155a3d; }
  :focus-visible { outline: 3px solid #6b83ff; outline-offset: 2px; }
`;

/**
 * Draws the page for paying at the sandbox, in the language of the payment; without script. Once it
 * is paid, the page shows the acts of the payer's bank.
 */
export function drawPaymentPage(payment: SandboxPayment, money: MoneyBack): string {
  const language = asLanguage(payment.language);
  const texts = textsFor(language).sandbox;
  const sum = numberFormat(HABITS[language].locale, {
    style: 'currency',
    currency: payment.currency,
  });
  const button = (action: string, label: string) =>
    `<button name="action" value="${action}"${action === 'pay' ? ' class="pay"' : ''}>${escaped(label)}</button>`;
  const choices = [
    button('pay', texts.pay),
    button('refuse', texts.refuse),
    button('pay_late', texts.pay_late),
    button('abandon', texts.abandon),
  ];
  const [dispute] = money.disputes;
  const bank_acts = [
    ...(dispute === undefined ? [button('dispute', texts.dispute)] : []),
    ...(dispute?.state === 'open' ? [button('lose', texts.lose), button('win', texts.win)] : []),
    ...(money.refunds.some(({ state }) => state === 'done')
      ? [button('return', texts.return)]
      : []),
  ];
  const over = `<p>${escaped(dispute === undefined ? texts.over : texts.disputes[dispute.state])}</p>
    ${payment.state === 'paid' ? bank_acts.join('') : ''}<a href="${escaped(payment.return_url)}">${escaped(texts.back)}</a>`;
  const body = `<form method="post">${payment.state === 'open' ? choices.join('') : over}</form>`;
  return page(language, {
    title: texts.title,
    content: `<header><h1>${escaped(payment.description)}</h1><p>${escaped(texts.test_only)}</p></header>
      <div class="sum"><p>${escaped(texts.amount)}</p><strong>${escaped(sum.format(payment.amount / 100))}</strong></div>${body}`,
  });
}

/** Draws the page of a payment that the sandbox does not know, in every language. */
export function drawUnknownPage(): string {
  const { title } = textsFor(FIRST_LANGUAGE).sandbox;
  const paragraphs = LANGUAGES.map(
    (language) => `<p lang="${language}">${escaped(textsFor(language).sandbox.unknown)}</p>`,
  );
  return page(FIRST_LANGUAGE, {
    title,
    content: `<header><h1>${escaped(title)}</h1></header><div class="sum">${paragraphs.join('')}</div>`,
  });
}

function page(language: Language, input: { title: string; content: string }): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(input.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main>${input.content}</main></body></html>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
