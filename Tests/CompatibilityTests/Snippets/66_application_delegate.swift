// A program that begins with the application's delegate and has no scene delegate, as older programs do.
import UIKit

class LaunchingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var isActive = false
    static var last: LaunchingDelegate?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.last = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ProfileViewController())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.isActive = true }
}

/// A program with scenes; the class is the one that the templates name.
class SceneLaunchingDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    static var calls: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = RosterViewController()
        window?.makeKeyAndVisible()
        Self.calls.append("connect")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.calls.append("active") }
    func sceneDidDisconnect(_ scene: UIScene) { Self.calls.append("disconnect") }
}
