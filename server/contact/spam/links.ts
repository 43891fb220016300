/** An address of the web with its path. Full stops without a space behind them are no links, so only known endings are. */
export const link =
  /(?:https?:\/\/|\bwww\.|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|club|vip|live|link|click|app|dev|pro|win|io|co|me|ly|ru|cn|id|example|test)\b(?!\w*@))\S*/g;
/** Where somebody is, or shows pictures of it: who has a court or a studio gives it. */
export const placeLink = /\b(?:https?:\/\/)?(?:www\.)?(?:maps\.|goo\.gl\/maps|google\.\w+\/maps|instagram\.com)\S*/g;
/** Where a link hides where it leads. */
export const hiddenLink =
  /\b(?:bit\.ly|tinyurl\.com|s\.id|t\.me|wa\.me|goo\.gl|cutt\.ly|linktr\.ee|rebrand\.ly|is\.gd|shorturl\.at)\b/;
export const mailAddress = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]+/g;
