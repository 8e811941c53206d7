// The directions of lines as Qt sees them: JSON of texts in, JSON of directions out.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

int main() {
  QFile in, out;
  in.open(stdin, QIODevice::ReadOnly);
  out.open(stdout, QIODevice::WriteOnly);
  QJsonArray answers;
  for (const auto text : QJsonDocument::fromJson(in.readAll()).array()) {
    QJsonArray directions;
    for (const auto line : text.toArray())
      directions.append(line.toString().isRightToLeft() ? "rtl" : "ltr");
    answers.append(directions);
  }
  out.write(QJsonDocument(answers).toJson(QJsonDocument::Compact));
}
