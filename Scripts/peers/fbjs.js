// The directions of blocks under fbjs' UnicodeBidiService: JSON of texts in, JSON of directions
// out.
const Service = require('/usr/share/nodejs/fbjs/lib/UnicodeBidiService.js');
const texts = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const answers = texts.map(text => {
  const service = new Service('LTR');
  return text.map(block => service.getDirection(block).toLowerCase());
});
process.stdout.write(JSON.stringify(answers));
