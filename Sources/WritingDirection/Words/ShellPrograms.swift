/// Programs that are called by name in a shell. The list is our own choice.
public enum ShellPrograms {
  /// Those whose names begin no sentence.
  static let calledByName = words(
    "git docker npm npx yarn pnpm pip pip3 python python3 node cargo rustc gcc clang make cmake ninja kubectl helm "
      + "terraform ansible vagrant brew apt dnf yum pacman snap sudo ssh scp rsync curl wget systemctl journalctl "
      + "grep sed awk ls cd mkdir chmod chown tar gzip unzip mv cp rm vim nano emacs tmux bash zsh psql mysql redis "
      + "mongo nginx flask django gradle mvn adb ffmpeg swift xcodebuild dotnet composer php artisan ping nslookup "
      + "dig ifconfig podman bidiscope gh aws gcloud heroku firebase flutter ng vite jest pytest eslint tsc "
      + "bazel bun conda deno hg mamba mercurial nix ollama poetry pulumi rustup svn uv virtualenv zig"
  )

  /// All of them, with those whose names are English words too.
  public static let names = Set(calledByName + words("cat find"))

  private static func words(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}
