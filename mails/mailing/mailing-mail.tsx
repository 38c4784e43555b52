import type { MailDefinition } from '../definition.ts';
import { COLOURS } from '../pieces/colours.ts';
import { OwnBlock } from '../pieces/own-block.tsx';
import type { MailingFacts } from './facts.ts';

/** The blocks that staff wrote to many families; for news, with the place to unsubscribe. */
export const mailingMail: MailDefinition<MailingFacts> = {
  subject: ({ facts }) => facts.subject,
  Content: ({ facts, texts }) => (
    <>
      {facts.blocks.map((block, index) => (
        <OwnBlock key={index} block={block} />
      ))}
      {facts.profile === null ? null : (
        <p style={{ margin: '24px 0 0', fontSize: 13, color: COLOURS.quiet }}>
          {texts.news_because} <a href={facts.profile}>{texts.news_stop}</a>
        </p>
      )}
    </>
  ),
};
