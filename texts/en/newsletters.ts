export const texts = {
  title: 'Stop receiving our news',
  text: 'One press, and our news by e-mail stops. What concerns your registrations will still reach you.',
  button: 'Stop the news',
  ended: 'Done: you will receive no more news from us.',
  choices: 'See my choices in my account',
};

export const errors = {
  UNSUBSCRIBE_LINK_INVALID: 'This link is not valid. Open the one at the foot of our news.',
};
