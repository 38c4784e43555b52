import type { ReactElement } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Button } from '../actions/button.tsx';
import type { Motif } from '../cards/picture.tsx';
import { PictureCard } from '../cards/picture-card.tsx';
import { Rich } from '../cards/rich.tsx';
import { TicketCard } from '../cards/ticket-card.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Section } from '../layout/page.tsx';
import { Grid } from '../layout/stack.tsx';
import { Price } from '../money/price.tsx';

const cards: readonly { title: string; motif: Motif; chip: string }[] = [
  { title: 'Cirque et acrobatie, pour débuter', motif: 'stage', chip: 'Arts de la scène' },
  { title: 'Voile sur la Meuse', motif: 'water', chip: 'Sport' },
  {
    title: 'Football, filles et garçons, perfectionnement et tournoi de fin de semaine',
    motif: 'field',
    chip: 'Sport',
  },
  { title: 'Cuisine du jardin', motif: 'kitchen', chip: 'Nature et cuisine' },
  { title: 'Cabanes', motif: 'forest', chip: 'Nature' },
  { title: 'Papier, ciseaux, caillou', motif: 'paper', chip: 'Ateliers' },
  { title: 'Premiers pas en code', motif: 'code', chip: 'Sciences' },
  { title: 'Chorale et percussions', motif: 'music', chip: 'Musique' },
];

export const GalleryCards = (): ReactElement => (
  <>
    <Section title="À la une" action={<a href="#tout">Tout voir</a>}>
      <Grid>
        {cards.map((card, index) => (
          <PictureCard
            key={card.title}
            eager={index < 4}
            grey={index === 3}
            card={{
              href: '#carte',
              title: card.title,
              heading: 'h3',
              picture: { src: null, motif: card.motif, seed: `gallery${index}` },
              chip: card.chip,
              facts: ['6-9 ans', 'Salzinnes', 'lun. 6 juillet'],
              price: {
                amount: 12500,
                full_amount: index === 1 ? 14500 : null,
                language: 'fr',
                before: 'dès',
              },
              note: index === 0 ? 'Plus que 2 places' : undefined,
              badge: index === 3 ? { tone: 'red', words: 'Complet' } : undefined,
            }}
          />
        ))}
      </Grid>
    </Section>
    <Section title="Votre panier" ground="sunk">
      <Grid min="320px">
        <TicketCard
          heading="h3"
          who="Lou Dumont"
          what="Cirque et acrobatie, pour débuter"
          when="lun. 6 - ven. 10 juillet, 9 h - 16 h"
          details={['Garderie du matin · 15,00 €', 'Repas chaud']}
          price={<Price amount={12500} language="fr" size="card" />}
          actions={<IconButton icon="trash" label="Retirer" />}
        />
        <TicketCard
          heading="h3"
          who="Noé Dumont"
          what="Voile sur la Meuse"
          when="lun. 13 - ven. 17 juillet, 9 h - 16 h"
          stub="Acompte 50,00 €"
          badge={<Badge tone="yellow">À payer</Badge>}
          price={<Price amount={18500} language="fr" size="card" />}
          actions={<Button size="small">Payer</Button>}
        />
        <TicketCard
          heading="h3"
          grey
          what="Cabanes"
          when="sam. 4 avril, 14 h - 17 h"
          badge={<Badge tone="red">Annulé</Badge>}
          price={<Price amount={2500} language="fr" size="card" />}
        />
      </Grid>
    </Section>
    <Section title="Texte">
      <Rich html="<p>On apprend à <strong>tomber</strong> avant d’apprendre à voler. Les enfants travaillent par <a href='#x'>petits groupes</a>.</p><h3>Au programme</h3><ul><li>jonglerie et équilibre ;</li><li>trapèze, tissu, trampoline ;</li></ul><blockquote>Le vendredi, tout le monde joue.</blockquote><table><tr><th>Jour</th><th>Atelier</th></tr><tr><td>Lundi</td><td>Jonglerie</td></tr></table>" />
    </Section>
  </>
);
